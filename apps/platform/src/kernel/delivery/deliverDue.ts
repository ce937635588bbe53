import { and, eq, inArray, min } from '#drizzle';
import type { Connection } from '../db/Database.ts';
import type { Services } from '../http/Services.ts';
import { claimDue } from './claimDue.ts';
import { deliverMessage } from './deliverMessage.ts';
import { outbox } from './schema.ts';
import type { Senders } from './Sender.ts';

/** When the next message is due; undefined where none waits. */
const findNext = async (tx: Connection, merchantCode: string): Promise<Date | undefined> => {
  const [next] = await tx
    .select({ dueAt: min(outbox.dueAt) })
    .from(outbox)
    .where(and(eq(outbox.merchantCode, merchantCode), inArray(outbox.status, ['queued', 'sending'])));
  return next?.dueAt ?? undefined;
};

/** Sends what is due of a merchant. Answers in how many milliseconds the next message is, if one waits. */
export const deliverDue = async (
  { database, clock, config, log }: Pick<Services, 'database' | 'clock' | 'config' | 'log'>,
  merchantCode: string,
  senders: Senders,
): Promise<number | undefined> => {
  await clock.refresh();
  for (;;) {
    const { claimed, next } = await database.tenant(merchantCode, async (tx) => {
      const due = await claimDue(tx, merchantCode, clock.now());
      return { claimed: due, next: due.length === 0 ? await findNext(tx, merchantCode) : undefined };
    });
    if (claimed.length === 0) return next && next.getTime() - clock.now().getTime();
    for (const message of claimed) {
      const result = await deliverMessage(senders, message, clock.now(), config.isSandbox);
      if (result.lastError) log.warn({ message: message.id, error: result.lastError }, 'message not sent');
      await database.tenant(merchantCode, (tx) =>
        tx.update(outbox).set(result).where(eq(outbox.id, message.id)),
      );
    }
  }
};
