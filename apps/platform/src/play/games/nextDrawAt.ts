const minute = 60_000;
const day = 24 * 60 * minute;

/** Vietnam is seven hours ahead of UTC all year. */
const vietnam = 7 * 60 * minute;

/** When a lottery draws. Days are 1 (Monday) to 7 (Sunday); minutes count from midnight in Vietnam. */
export type DrawTimes = { drawDayOfWeek: string; drawMinute: number; intervalMinutes: number | null };

/** The first draw after a moment, or null for a lottery that never draws. */
export const nextDrawAt = (
  { drawDayOfWeek, drawMinute, intervalMinutes }: DrawTimes,
  now: Date,
): Date | null => {
  const local = now.getTime() + vietnam;
  if (intervalMinutes !== null) {
    const step = intervalMinutes * minute;
    return new Date((Math.floor(local / step) + 1) * step - vietnam);
  }
  const days = new Set(drawDayOfWeek.split(',').map(Number));
  const midnight = Math.floor(local / day) * day;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const draw = midnight + ahead * day + drawMinute * minute;
    // The first of January 1970 was a Thursday, the fourth day.
    const weekday = ((Math.floor(draw / day) + 3) % 7) + 1;
    if (draw > local && days.has(weekday)) return new Date(draw - vietnam);
  }
  return null;
};
