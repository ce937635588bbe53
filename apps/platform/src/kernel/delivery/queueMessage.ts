import type { Connection } from '../db/Database.ts';
import { notify } from '../db/notify.ts';
import type { Context } from '../http/Context.ts';
import { momentFrom } from '../clock/momentFrom.ts';
import { outbox } from './schema.ts';
import { type Template, writeMessage } from './writeMessage.ts';

/**
 * Puts a message into the queue, in the transaction of what it is about. `minutes` is how long it is worth
 * sending; `isWithheld` writes it without ever sending it. The delivery is woken either way, so that the time tells
 * nothing.
 */
export const queueMessage = async (
  tx: Connection,
  context: Pick<Context, 'language' | 'now'> & { merchant: { code: string } },
  message: {
    channel: 'sms' | 'email';
    recipient: string;
    template: Template;
    minutes: number;
    isWithheld?: boolean;
  },
): Promise<void> => {
  const now = context.now();
  const { subject, text } = writeMessage(context.language, message.template);
  await tx.insert(outbox).values({
    merchantCode: context.merchant.code,
    channel: message.channel,
    recipient: message.recipient,
    subject,
    text,
    status: message.isWithheld ? 'withheld' : 'queued',
    dueAt: now,
    expiresAt: momentFrom(now, { minutes: message.minutes }),
    createdAt: now,
  });
  await notify(tx, 'marquee_messages', context.merchant.code);
};
