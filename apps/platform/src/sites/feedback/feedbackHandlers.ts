import type { Handlers } from '#kernel';
import { getFeedback } from './getFeedback.ts';
import { sendFeedback } from './sendFeedback.ts';

/** Handlers of questions and complaints. */
export const feedbackHandlers = { sendFeedback, getFeedback } satisfies Partial<Handlers>;
