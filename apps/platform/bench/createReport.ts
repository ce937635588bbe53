import type { Load } from './measureLoad.ts';

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The table that the bench prints: medians, and what they are of their base. */
export const createReport = () => {
  const rows: Record<string, string | number>[] = [];
  return {
    rows,
    /** Adds what is a base itself, and answers it. */
    base: (load: string, rates: readonly number[]): number => {
      const rate = median(rates);
      rows.push({ load, 'per s': Math.round(rate), 'of base': '100 %' });
      return rate;
    },
    add: (load: string, loads: readonly Load[], base: number): void => {
      const of = (pick: (load: Load) => number) => median(loads.map(pick));
      rows.push({
        load,
        'per s': Math.round(of(({ rate }) => rate)),
        'of base': `${Math.round((of(({ rate }) => rate) / base) * 100)} %`,
        'p50 ms': of(({ p50 }) => p50).toFixed(1),
        'p99 ms': of(({ p99 }) => p99).toFixed(1),
        failed: loads.reduce((sum, { failed }) => sum + failed, 0),
      });
    },
  };
};
