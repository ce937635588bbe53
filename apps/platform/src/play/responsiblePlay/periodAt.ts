/// <reference lib="esnext.temporal" />
import type { LimitPeriod } from './PlaySettings.ts';

const firstDay = (date: Temporal.PlainDate, period: LimitPeriod) => {
  if (period === 'month') return date.with({ day: 1 });
  return period === 'week' ? date.subtract({ days: date.dayOfWeek - 1 }) : date;
};

const lengths = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

/**
 * The day, week (from Monday) or month that a moment lies in, as a time zone's calendar has it: `from` belongs to
 * it, `to` is the first moment of the next. Where clocks change, a day has 23 or 25 hours.
 */
export const periodAt = (now: Date, period: LimitPeriod, timeZone: string): { from: Date; to: Date } => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const first = firstDay(today, period);
  const startOf = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(timeZone).toInstant().epochMilliseconds);
  return { from: startOf(first), to: startOf(first.add(lengths[period])) };
};
