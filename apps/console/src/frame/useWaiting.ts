import { useWaitingVoices } from '../voices/useWaitingVoices.ts';
import { useQueues } from '../withdrawals/useQueues.ts';

/** How much waits in the queues that pages have, as the navigation says it. */
export type Waiting = { withdrawals: number; requests: number; voices: number };

/** Asks for what waits, each queue only of who has its page. */
export const useWaiting = (): Waiting => {
  const queues = useQueues();
  const voices = useWaitingVoices();
  return {
    withdrawals: (queues?.decide ?? 0) + (queues?.disputes ?? 0),
    requests: queues?.requests ?? 0,
    voices: voices?.open ?? 0,
  };
};
