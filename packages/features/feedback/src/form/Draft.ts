import type { RouteBody } from '@marquee/contract/route';
import type { FormState } from '@marquee/feature-core';

/** What a question is about. */
export type QuestionType = RouteBody<'sendFeedback'>['questionType'];

/** What is typed into the form. */
export type Draft = {
  /** Empty until something is chosen. */
  questionType: QuestionType | '';
  content: string;
  contactInfo: string;
};

/** The form of a draft. */
export type DraftForm = FormState<Draft>;
