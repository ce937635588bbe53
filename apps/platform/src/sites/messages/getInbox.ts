import { count, desc, eq } from '#drizzle';
import { type Handler, textIn } from '#kernel';
import { cleanHtml } from './cleanHtml.ts';
import { inboxMessages } from './schema.ts';

/** Answers the member's messages a page at a time, newest first. */
export const getInbox: Handler<'getInbox'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { page = 1, pageSize = 9 } = query;
    const isMine = eq(inboxMessages.accountId, context.session.accountId);
    const rows = await tx
      .select()
      .from(inboxMessages)
      .where(isMine)
      .orderBy(desc(inboxMessages.sentAt), inboxMessages.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(inboxMessages).where(isMine);
    const messages = rows.map(({ id, title, html, sentAt, readAt }) => ({
      id,
      title: textIn(context, title),
      html: cleanHtml(textIn(context, html)),
      sentAt: sentAt.toISOString(),
      isRead: readAt !== null,
    }));
    return { messages, total: counted?.total ?? 0 };
  });
