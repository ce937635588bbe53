import { type Connection, type LocalText, noteChange } from '#kernel';
import { queuePushes } from '../push/queuePushes.ts';
import { inboxMessages } from './schema.ts';
import { cleanHtml } from './cleanHtml.ts';

/** Cleans HTML in every language. */
const cleanLocalHtml = (text: LocalText): LocalText =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, cleanHtml(html)]));

/** A message for one member, in every language so that it follows the member's language later. */
export type InboxMessage = {
  merchantCode: string;
  accountId: string;
  title: LocalText;
  html: LocalText;
  sentAt: Date;
};

/** Puts messages into members' inboxes. */
export const sendInboxMessage = async (tx: Connection, ...messages: InboxMessage[]): Promise<void> => {
  if (messages.length === 0) return;
  await tx
    .insert(inboxMessages)
    .values(messages.map((message) => ({ ...message, html: cleanLocalHtml(message.html) })));
  const [{ sentAt }] = messages as [InboxMessage, ...InboxMessage[]];
  await queuePushes(
    tx,
    messages.map(({ accountId }) => accountId),
    sentAt,
  );
  for (const { accountId } of messages) noteChange({ accountId, changed: 'messages' });
};
