import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#kernel';
import { judgePlayers } from './judgePlayers.ts';

/** Merchants that are looked at together. */
const together = 4;

/** Milliseconds that whoever excludes themselves waits for it at most; what is not done by then goes on. */
const patience = 3_000;

/**
 * Stops the bets of somebody who has just been excluded in the games that they have open at any merchant. A merchant
 * whose database does not answer is looked at again within ten minutes, with the cleaning.
 */
export const stopPlayers = async (
  services: Pick<Services, 'database' | 'clock' | 'config' | 'merchants' | 'log'>,
): Promise<void> => {
  const rest = services.merchants.values();
  const work = async () => {
    for (const merchant of rest)
      await judgePlayers(services, merchant).catch((error: unknown) =>
        services.log.error({ error, merchant: merchant.code }, 'players not looked at'),
      );
  };
  const done = Promise.all(Array.from({ length: together }, work));
  await Promise.race([done, wait(patience, undefined, { ref: false })]);
};
