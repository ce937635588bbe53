import type { Handler } from '#kernel';
import { findMessages } from './findMessages.ts';

/** Answers what was sent by SMS and e-mail. */
export const getOutbox: Handler<'getOutbox'> = async ({ services }, { query }) => ({
  messages: await findMessages(services, query.to),
});
