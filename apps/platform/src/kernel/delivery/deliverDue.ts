import { and, eq, inArray, min } from 'drizzle-orm';
import type { Services } from '../http/Services.ts';
import { batch, claimDue } from './claimDue.ts';
import { deliverMessage } from './deliverMessage.ts';
import { outbox } from './schema.ts';
import type { Senders } from './Sender.ts';

/** Sends what is due of a merchant. Answers in how many milliseconds the next message is, if one waits. */
export const deliverDue = async (
  { database, clock, config, log }: Pick<Services, 'database' | 'clock' | 'config' | 'log'>,
  merchantCode: string,
  senders: Senders,
): Promise<number | undefined> => {
  await clock.refresh();
  let taken = batch;
  while (taken === batch) {
    const claimed = await database.tenant(merchantCode, (tx) => claimDue(tx, merchantCode, clock.now()));
    for (const message of claimed) {
      const result = await deliverMessage(senders, message, clock.now(), config.isSandbox);
      if (result.lastError) log.warn({ message: message.id, error: result.lastError }, 'message not sent');
      await database.tenant(merchantCode, (tx) =>
        tx.update(outbox).set(result).where(eq(outbox.id, message.id)),
      );
    }
    taken = claimed.length;
  }
  const [next] = await database.tenant(merchantCode, (tx) =>
    tx
      .select({ dueAt: min(outbox.dueAt) })
      .from(outbox)
      .where(and(eq(outbox.merchantCode, merchantCode), inArray(outbox.status, ['queued', 'sending']))),
  );
  return next?.dueAt ? next.dueAt.getTime() - clock.now().getTime() : undefined;
};
