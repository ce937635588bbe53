import { useMemo } from 'react';
import { formatDateTime, type DateTimeFormat } from './formatDateTime.ts';
import { formatRelative } from './formatRelative.ts';
import { useLocale } from './useLocale.ts';

type Moment = Date | string | number;

/** Writers of moments in the language of the page. */
export interface DateTimeWriters {
  dateTime: (moment: Moment, format?: DateTimeFormat) => string;
  relative: (moment: Moment, now?: Date | number, timeZone?: string) => string;
}

/** `formatDateTime` and `formatRelative` in the language of the page. */
export function useDateTime(): DateTimeWriters {
  const { id } = useLocale();
  return useMemo(
    () => ({
      dateTime: (moment, format) => formatDateTime(moment, id, format),
      relative: (moment, now, timeZone) => formatRelative(moment, id, now, timeZone),
    }),
    [id],
  );
}
