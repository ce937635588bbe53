import { type Line, TRIES } from './Line.ts';

/** Tries without an answer after which a domain is not asked any more. */
const givesUpAfter = 2;

const isLost = ({ tries }: Line) => tries.length >= givesUpAfter && tries.every((ms) => ms === null);

/**
 * Asks each domain `TRIES` times, one question at a time, so that none waits for another; in turns, so that a bad moment
 * of the network meets all. Tells every step; `signal` ends it.
 */
export const measureLines = async (
  domains: readonly string[],
  tryOnce: (domain: string) => Promise<number | null>,
  tell: (lines: readonly Line[]) => void,
  signal: AbortSignal,
): Promise<readonly Line[]> => {
  let lines: readonly Line[] = domains.map((domain) => ({ domain, tries: [] }));
  tell(lines);
  for (let round = 0; round < TRIES; round += 1)
    for (const domain of domains) {
      const asked = lines.find((line) => line.domain === domain)!;
      if (isLost(asked)) continue;
      const ms = await tryOnce(domain);
      if (signal.aborted) return lines;
      lines = lines.map((line) => (line.domain === domain ? { ...line, tries: [...line.tries, ms] } : line));
      tell(lines);
    }
  return lines;
};
