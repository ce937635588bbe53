/** Milliseconds up to which answered calls are counted together; slower ones are counted after the last. */
export const callTimes = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const;

/** The place of a call among the counts. */
export const placeOfTime = (milliseconds: number): number => {
  const place = callTimes.findIndex((most) => milliseconds <= most);
  return place < 0 ? callTimes.length : place;
};

/** Milliseconds within which 95 of 100 calls were answered, as far as the counts tell; null for none, and for more than the last. */
export const slowest = (times: readonly number[]): number | null => {
  const total = times.reduce((sum, count) => sum + count, 0);
  let counted = 0;
  for (const [place, count] of times.entries()) {
    counted += count;
    if (total > 0 && counted >= total * 0.95) return callTimes[place] ?? null;
  }
  return null;
};
