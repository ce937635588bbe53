import { patterns } from '../system/patterns.ts';
import type { Feedback } from './schema.ts';

const isEmail = (text: string | null): text is string =>
  text !== null && new RegExp(patterns.email, 'u').test(text);

/**
 * How an answer reaches whoever wrote: a member in messages, and anybody by the e-mail that they left with their
 * question, or else, a member, by the one of their account.
 */
export const answerRoutes = (
  { accountId, contactInfo }: Pick<Feedback, 'accountId' | 'contactInfo'>,
  memberEmail: string | null,
): { inbox: string | null; email: string | null } => {
  const left = isEmail(contactInfo) ? contactInfo : null;
  return { inbox: accountId, email: left ?? (accountId === null ? null : memberEmail) };
};
