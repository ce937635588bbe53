import { type Answer, openConnection } from './openConnection.ts';

/** What came of a load: answers a second, milliseconds that 50 and 99 of 100 answers took, answers that failed. */
export type Load = { rate: number; p50: number; p99: number; failed: number };

const warmUpSeconds = 2;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Asks over as many connections as told, spread over the nodes, each sending its next request when it has the
 * answer to the last one. What happens in the first two seconds does not count.
 */
export const measureLoad = async (
  ports: readonly number[],
  { connections, seconds }: { connections: number; seconds: number },
  nextRequest: () => string,
  isRight: (answer: Answer) => boolean = ({ status }) => status === 200,
): Promise<Load> => {
  const open = await Promise.all(
    Array.from({ length: connections }, (_, index) => openConnection(ports[index % ports.length] ?? 0)),
  );
  const times: number[] = [];
  let failed = 0;
  const begin = performance.now() + warmUpSeconds * 1000;
  const end = begin + seconds * 1000;
  await Promise.all(
    open.map(async ({ ask, close }) => {
      while (performance.now() < end) {
        const request = nextRequest();
        const asked = performance.now();
        const answer = await ask(request);
        const now = performance.now();
        if (!isRight(answer)) failed += 1;
        if (asked >= begin && now <= end) times.push(now - asked);
      }
      close();
    }),
  );
  const sorted = times.sort((one, other) => one - other);
  return { rate: sorted.length / seconds, p50: at(sorted, 0.5), p99: at(sorted, 0.99), failed };
};
