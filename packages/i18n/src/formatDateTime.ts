import { findLanguage } from '@marquee/reference';
import { tagOf } from './tagOf.ts';

/** What of a moment is written, and in which time zone (IANA; the reader's own by default). */
export interface DateTimeFormat {
  show?: 'date' | 'time' | 'both';
  timeZone?: string;
}

const shapes: Record<'date' | 'time' | 'both', Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
};

const inFigures: typeof shapes = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  both: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the locale writes it. A text is read as RFC 3339. Throws RangeError on no date at all. */
export function formatDateTime(
  moment: Date | string | number,
  locale: string,
  { show = 'both', timeZone }: DateTimeFormat = {},
): string {
  const key = `${locale} ${show} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tagOf(locale), {
      ...(findLanguage(locale)?.months === 'figures' ? inFigures : shapes)[show],
      timeZone,
    });
    formats.set(key, format);
  }
  return format.format(new Date(moment));
}
