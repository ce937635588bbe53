import { formatDateTime } from './formatDateTime.ts';
import { findLanguage } from '@marquee/reference';
import { tagOf } from './tagOf.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "5 minutes ago", "tomorrow": near moments in relation to `now`, those over a week away as a date. */
export function formatRelative(
  moment: Date | string | number,
  locale: string,
  now: Date | number = Date.now(),
  timeZone?: string,
): string {
  const seconds = Math.round((new Date(moment).getTime() - new Date(now).getTime()) / 1000);
  const distance = Math.abs(seconds);
  if (distance >= 7 * DAY) return formatDateTime(moment, locale, { show: 'date', timeZone });
  const format = new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'auto' });
  const said = seconds <= 0 && findLanguage(locale)?.justNow;
  if (distance < MINUTE) return said || format.format(0, 'second');
  if (distance < HOUR) return format.format(Math.trunc(seconds / MINUTE), 'minute');
  if (distance < DAY) return format.format(Math.trunc(seconds / HOUR), 'hour');
  return format.format(Math.trunc(seconds / DAY), 'day');
}
