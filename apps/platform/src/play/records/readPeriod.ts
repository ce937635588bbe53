import { type Context, fieldProblem } from '#kernel';
import { addDays, dayIn, daysBetween } from './days.ts';
import type { Period } from './Period.ts';

/** A query's choice of days: a preset, or both dates. */
export type PeriodQuery = {
  period?: 'today' | 'yesterday' | 'last7' | 'last30';
  startDate?: string;
  endDate?: string;
};

/** Days that a record may cover at most: a year, leap day included. */
const maxDays = 366;

/** First and last day of a preset, counted back from today. */
const presets = { today: [0, 0], yesterday: [1, 1], last7: [6, 0], last30: [29, 0] } as const;

/** The days that a query asks for, in the merchant's time zone; refuses what is no sound period of a year at most. */
export const readPeriod = (
  { merchant, now, language }: Pick<Context, 'merchant' | 'now' | 'language'>,
  query: PeriodQuery,
): Period => {
  const { timeZone } = merchant.brand;
  const { startDate, endDate, period = 'last7' } = query;
  if (startDate === undefined && endDate === undefined) {
    const today = dayIn(now(), timeZone);
    const [first, last] = presets[period];
    return { startDate: addDays(today, -first), endDate: addDays(today, -last), timeZone };
  }
  if (startDate === undefined) throw fieldProblem(language, 'startDate', 'required');
  if (endDate === undefined) throw fieldProblem(language, 'endDate', 'required');
  if (startDate < '1970-01-01') throw fieldProblem(language, 'startDate', 'period', { max: maxDays });
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1 || days > maxDays) throw fieldProblem(language, 'endDate', 'period', { max: maxDays });
  return { startDate, endDate, timeZone };
};
