import { and, eq, sql } from '#drizzle';
import { ApiFailure, type Handler, noteChange } from '#kernel';
import { inboxMessages } from './schema.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Marks one of the member's messages as read; the first reading counts. */
export const markMessageRead: Handler<'markMessageRead'> = async ({ tenant, session, now }, { body }) => {
  if (!uuid.test(body.id)) throw new ApiFailure('NOT_FOUND');
  const marked = await tenant((tx) => {
    noteChange({ accountId: session.accountId, changed: 'messages' });
    return tx
      .update(inboxMessages)
      .set({ readAt: sql`coalesce(${inboxMessages.readAt}, ${now().toISOString()})` })
      .where(and(eq(inboxMessages.id, body.id), eq(inboxMessages.accountId, session.accountId)))
      .returning({ id: inboxMessages.id });
  });
  if (marked.length === 0) throw new ApiFailure('NOT_FOUND');
  return { isRead: true };
};
