import type { Connection } from '../db/Database.ts';
import type { Language } from '../http/Context.ts';
import { inboxMessages } from './schema.ts';

/** A text in every language that members may read. */
export type LocalText = Record<Language, string>;

/** Puts a message into a member's inbox, in both languages so that it follows the member's language later. */
export const sendInboxMessage = async (
  tx: Connection,
  message: { merchantCode: string; accountId: string; title: LocalText; html: LocalText; sentAt: Date },
): Promise<void> => {
  await tx.insert(inboxMessages).values(message);
};
