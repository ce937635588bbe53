import type { CoreServices } from '../app/Services.ts';
import { describeError } from '../http/describeError.ts';
import { advanceDue } from './advanceDue.ts';

/** Milliseconds between two rounds. */
const interval = 2_000;

/** Moves every merchant's withdrawals with time. The returned call stops it and waits for a round under way. */
export const startWithdrawals = ({
  database,
  merchants,
  clock,
  log,
}: Pick<CoreServices, 'database' | 'merchants' | 'clock' | 'log'>): (() => Promise<void>) => {
  let isStopped = false;
  let round: Promise<void> | undefined;
  const advance = async () => {
    await clock.refresh();
    for (const { code } of merchants) {
      if (!isStopped) await database.tenant(code, (tx) => advanceDue(tx, clock.now()));
    }
  };
  const timer = setInterval(() => {
    round ??= advance()
      .catch((error: unknown) => log.error({ failure: describeError(error) }, 'withdrawals failed'))
      .finally(() => (round = undefined));
  }, interval);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await round;
  };
};
