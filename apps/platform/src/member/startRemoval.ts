import type { CoreServices } from '../app/Services.ts';
import { removeExpired } from './removeExpired.ts';

const everyMilliseconds = 60_000;

/** Removes what has expired, once a minute. The returned call stops it when the round under way is done. */
export const startRemoval = (
  core: Pick<CoreServices, 'database' | 'clock' | 'merchants' | 'log'>,
): (() => Promise<void>) => {
  let round = Promise.resolve();
  const removeAll = async () => {
    try {
      for (const { code } of core.merchants)
        await core.database.tenant(code, (tx) => removeExpired(tx, core.clock.now()));
    } catch (error) {
      core.log.error({ err: error }, 'removal of expired rows failed');
    }
  };
  const timer = setInterval(() => {
    round = round.then(removeAll);
  }, everyMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
