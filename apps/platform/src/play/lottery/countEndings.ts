import type { ValueOf } from '@marquee/contract';
import type { Prizes } from './schema.ts';

/** How often each ending of two digits came, the most frequent first and equals by their number. */
export const countEndings = (draws: readonly Prizes[]): ValueOf<'getPopularNumbers'>['list'] => {
  const hits = new Map<string, number>();
  for (const { numbers } of draws.flat()) {
    for (const number of numbers) {
      const ending = number.slice(-2);
      hits.set(ending, (hits.get(ending) ?? 0) + 1);
    }
  }
  return [...hits]
    .map(([number, count]) => ({ number, hits: count }))
    .toSorted((one, other) => other.hits - one.hits || one.number.localeCompare(other.number));
};
