import { msg } from '@marquee/i18n/msg';
import { inArray } from '#drizzle';
import { type Connection, momentFrom, notify, outbox, say } from '#kernel';
import { pushSubscriptions } from './schema.ts';

/** Hours after which a notification of a message is worth nothing any more. */
const hours = 12;

// Whoever looks at a locked screen reads it: never what the message is about, nor an amount.
const words = msg`You have a new message.`;

/** Queues a notification for every browser in which a member wants to be told of messages, in its transaction. */
export const queuePushes = async (
  tx: Connection,
  accountIds: readonly string[],
  now: Date,
): Promise<void> => {
  const browsers = await tx
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.accountId, [...new Set(accountIds)]));
  const [first] = browsers;
  if (!first) return;
  await tx.insert(outbox).values(
    browsers.map(({ id, merchantCode, language }) => ({
      merchantCode,
      channel: 'push' as const,
      recipient: id,
      subject: null,
      text: say(language, words),
      status: 'queued' as const,
      dueAt: now,
      expiresAt: momentFrom(now, { hours }),
      createdAt: now,
    })),
  );
  await notify(tx, 'marquee_messages', first.merchantCode);
};
