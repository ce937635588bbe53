import { eq } from 'drizzle-orm';
import type { Services } from '../http/Services.ts';
import { claimDue } from './claimDue.ts';
import { deliverMessage } from './deliverMessage.ts';
import { outbox } from './schema.ts';
import type { Senders } from './Sender.ts';

/** Sends what is due of every merchant. Returns how many messages it took. */
export const deliverDue = async (
  core: Pick<Services, 'database' | 'clock' | 'merchants' | 'config' | 'log'>,
  senders: Senders,
): Promise<number> => {
  let taken = 0;
  for (const { code } of core.merchants) {
    const claimed = await core.database.tenant(code, (tx) => claimDue(tx, code, core.clock.now()));
    taken += claimed.length;
    for (const message of claimed) {
      const result = await deliverMessage(senders, message, core.clock.now(), core.config.isSandbox);
      if (result.lastError)
        core.log.warn({ message: message.id, error: result.lastError }, 'message not sent');
      await core.database.tenant(code, (tx) =>
        tx.update(outbox).set(result).where(eq(outbox.id, message.id)),
      );
    }
  }
  return taken;
};
