import type { RouteBody } from '@marquee/contract/route';

/** What a question is about. */
export type QuestionType = RouteBody<'sendFeedback'>['questionType'];

/** What is typed into the form. */
export type Draft = {
  /** Empty until something is chosen. */
  questionType: QuestionType | '';
  content: string;
  contactInfo: string;
  captcha: string;
};

/** What is wrong with fields of the form, a sentence each. */
export type Problems = { [F in keyof Draft]?: string };
