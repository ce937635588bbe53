import type { Handler } from '#kernel';
import { describeVoice } from './describeVoice.ts';

/** One question or complaint. */
export const getStaffVoice: Handler<'getStaffVoice'> = (context, { query }) =>
  describeVoice(context, query.reference);
