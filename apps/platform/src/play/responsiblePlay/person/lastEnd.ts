/** When the last of several exclusions ends; null where one is for good. */
export const lastEnd = (exclusions: readonly { endsAt: Date | null }[]): Date | null => {
  const ends = exclusions.map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? new Date(last) : null;
};
