import { type SQL, sql } from '#drizzle';
import type { Period } from './Period.ts';

/**
 * SQL for a moment of these days. The days' borders are those of their zone, whatever its clocks do in between;
 * the database reckons them, as it does when it groups by day.
 */
export const isWithin = (moment: SQL, { startDate, endDate, timeZone }: Period): SQL =>
  sql`${moment} >= (${startDate}::date)::timestamp at time zone ${timeZone}
    and ${moment} < (${endDate}::date + 1)::timestamp at time zone ${timeZone}`;
