import type { Lottery } from './lotteries.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Vietnam is seven hours ahead of UTC all year. */
const vietnam = 7 * 60 * minute;

/** A draw of a lottery; times are milliseconds since 1970. */
export type Draw = {
  /** The day in Vietnam, and the minute of it for a lottery that draws all day: `2026-11-23` or `2026-11-23.0615`. */
  number: string;
  closesAt: number;
  drawsAt: number;
};

const describe = ({ intervalMinutes }: Lottery, local: number): Draw => {
  const [date, time] = new Date(local).toISOString().split('T') as [string, string];
  const isQuick = intervalMinutes !== null;
  // Five minutes before an official draw; a fifth of a quick one's interval, ten seconds at least.
  const cutOff = isQuick ? Math.max(10_000, Math.min(30_000, intervalMinutes * 6000)) : 5 * minute;
  return {
    number: isQuick ? `${date}.${time.slice(0, 2)}${time.slice(3, 5)}` : date,
    closesAt: local - vietnam - cutOff,
    drawsAt: local - vietnam,
  };
};

/** The first draw of a lottery after a moment. */
export const nextDraw = (lottery: Lottery, now: number): Draw => {
  const local = now + vietnam;
  if (lottery.intervalMinutes !== null) {
    const step = lottery.intervalMinutes * minute;
    return describe(lottery, (Math.floor(local / step) + 1) * step);
  }
  const midnight = Math.floor(local / day) * day;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const at = midnight + ahead * day + lottery.drawMinute * minute;
    // The first of January 1970 was a Thursday, the fourth day.
    const weekday = ((Math.floor(at / day) + 3) % 7) + 1;
    if (at > local && lottery.days.includes(weekday)) return describe(lottery, at);
  }
  throw new Error(`The lottery ${lottery.code} never draws.`);
};

/** The draw that takes bets at a moment: the next one, or the one after it once that is closed. */
export const openDraw = (lottery: Lottery, now: number): Draw => {
  const next = nextDraw(lottery, now);
  return next.closesAt > now ? next : nextDraw(lottery, next.drawsAt);
};
