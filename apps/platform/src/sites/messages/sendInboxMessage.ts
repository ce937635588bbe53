import type { Connection, LocalText } from '#kernel';
import { inboxMessages } from './schema.ts';
import { cleanHtml } from './cleanHtml.ts';

/** Cleans HTML in every language. */
const cleanLocalHtml = (text: LocalText): LocalText =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, cleanHtml(html)]));

/** Puts a message into a member's inbox, in every language so that it follows the member's language later. */
export const sendInboxMessage = async (
  tx: Connection,
  message: { merchantCode: string; accountId: string; title: LocalText; html: LocalText; sentAt: Date },
): Promise<void> => {
  await tx.insert(inboxMessages).values({ ...message, html: cleanLocalHtml(message.html) });
};
