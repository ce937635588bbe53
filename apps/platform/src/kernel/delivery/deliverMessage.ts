import { momentFrom } from '../clock/momentFrom.ts';
import type { ClaimedMessage } from './claimDue.ts';
import type { outbox } from './schema.ts';
import type { Senders } from './Sender.ts';

/** Seconds until the next try after so many failed ones: 5, 10, 20 … at most five minutes. */
const retryDelay = (attempts: number): number => Math.min(300, 5 * 2 ** Math.max(0, attempts - 1));

/** What becomes of a message after a try. */
export type Delivered = Partial<typeof outbox.$inferInsert>;

/**
 * Tries to send a message and tells what becomes of it: sent, tried again later, or given up when it is worth
 * nothing any more. `keepsText` leaves its words in the table, as the sandbox needs them.
 */
export const deliverMessage = async (
  senders: Senders,
  message: ClaimedMessage,
  now: Date,
  keepsText: boolean,
): Promise<Delivered> => {
  const text = keepsText ? message.text : '';
  if (message.expiresAt <= now) return { status: 'failed', text, lastError: 'Too late to be of use.' };
  try {
    if (message.channel === 'push') {
      if ((await senders.sendPush(message)) === 'withheld')
        return { status: 'withheld', text: '', lastError: null };
    } else await (message.channel === 'sms' ? senders.sendSms(message) : senders.sendEmail(message));
    return { status: 'sent', sentAt: now, text, lastError: null };
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const dueAt = momentFrom(now, { seconds: retryDelay(message.attempts) });
    return dueAt < message.expiresAt
      ? { status: 'queued', dueAt, lastError }
      : { status: 'failed', text, lastError };
  }
};
