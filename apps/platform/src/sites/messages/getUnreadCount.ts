import { and, count, eq, isNull } from '#drizzle';
import type { Handler } from '#kernel';
import { inboxMessages } from './schema.ts';

/** Answers how many messages the member has not read. */
export const getUnreadCount: Handler<'getUnreadCount'> = async ({ tenant, session }) => {
  const isUnread = and(eq(inboxMessages.accountId, session.accountId), isNull(inboxMessages.readAt));
  const [row] = await tenant((tx) => tx.select({ unread: count() }).from(inboxMessages).where(isUnread));
  return { count: row?.unread ?? 0 };
};
