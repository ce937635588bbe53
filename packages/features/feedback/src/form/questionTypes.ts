import type { QuestionType } from './Draft.ts';

/** What a question can be about, in the order of the form. */
export const questionTypes = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'promotion',
  'affiliate',
  'complaint',
  'other',
] as const satisfies readonly QuestionType[];

/** The kind that an address names, such as `?type=affiliate`; empty where it names none. */
export const readQuestionType = (type: string | null): QuestionType | '' =>
  questionTypes.find((each) => each === type) ?? '';
