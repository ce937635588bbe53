import type { Services } from '../http/Services.ts';
import { describeError } from '../errors/describeError.ts';
import { deliverDue } from './deliverDue.ts';
import { deliverySignal } from './deliverySignal.ts';
import type { Senders } from './Sender.ts';

const lookEveryMilliseconds = 5_000;

/**
 * Sends messages as they are queued, and looks every five seconds for those to be tried again. The returned
 * call stops it and resolves when the message under way is done with.
 */
export const startDelivery = (
  core: Pick<Services, 'database' | 'clock' | 'merchants' | 'config' | 'log'>,
  senders: Senders,
): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  let isWoken = false;
  const stop = new AbortController();

  const run = async () => {
    while (isWoken && !stop.signal.aborted) {
      isWoken = false;
      await core.clock.refresh();
      await deliverDue(core, senders);
    }
  };
  const wake = () => {
    isWoken = true;
    running ??= run()
      .catch((error: unknown) => core.log.error({ failure: describeError(error) }, 'delivery failed'))
      .finally(() => {
        running = undefined;
        // Woken between the last look and this moment.
        if (isWoken && !stop.signal.aborted) setImmediate(wake);
      });
  };

  const timer = setInterval(wake, lookEveryMilliseconds);
  timer.unref();
  deliverySignal.addEventListener('queued', wake);
  wake();
  return async () => {
    stop.abort();
    clearInterval(timer);
    deliverySignal.removeEventListener('queued', wake);
    await running;
  };
};
