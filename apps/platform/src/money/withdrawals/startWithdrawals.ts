import { describeError, type Services } from '#kernel';
import { advanceDue } from './advanceDue.ts';
import { sendPayouts } from './sendPayouts.ts';

/** Milliseconds between two rounds. */
const interval = 2_000;

type Parts = Pick<Services, 'database' | 'merchants' | 'clock' | 'payments' | 'log'>;

/** Moves every merchant's withdrawals with time, and hands their payments to the gateway. The returned call stops it and waits for a round under way. */
export const startWithdrawals = (parts: Parts): (() => Promise<void>) => {
  const { database, merchants, clock, log } = parts;
  let isStopped = false;
  let round: Promise<void> | undefined;
  const advance = async () => {
    await clock.refresh();
    for (const { code } of merchants) {
      if (isStopped) return;
      await database.tenant(code, (tx) => advanceDue(tx, clock.now()));
      await sendPayouts(parts, code);
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
