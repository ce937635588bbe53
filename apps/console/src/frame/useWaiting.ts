import { useDepositQueues } from '../deposits/useDepositQueues.ts';
import { usePeopleRequests } from '../people/usePeopleRequests.ts';
import { useWaitingVoices } from '../voices/useWaitingVoices.ts';
import { useQueues } from '../withdrawals/useQueues.ts';

/** How much waits in the queues that pages have, as the navigation says it. */
export type Waiting = { withdrawals: number; deposits: number; requests: number; voices: number };

/** Asks for what waits, each queue only of who has its page. */
export const useWaiting = (): Waiting => {
  const queues = useQueues();
  const deposits = useDepositQueues();
  const voices = useWaitingVoices();
  const people = usePeopleRequests().data?.requests.length;
  return {
    withdrawals: (queues?.decide ?? 0) + (queues?.disputes ?? 0),
    deposits: (deposits?.slips ?? 0) + (deposits?.arrivals ?? 0),
    requests: (queues?.requests ?? 0) + (deposits?.requests ?? 0) + (people ?? 0),
    voices: voices?.open ?? 0,
  };
};
