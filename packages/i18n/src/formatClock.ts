/** The header's clock: the time as `YYYY-MM-DD HH:mm:ss` and the zone's offset as `GMT+7`. */
export interface ClockText {
  readonly time: string;
  readonly offset: string;
}

/** Holds the place of a clock while no time is known. */
export const emptyClock: ClockText = { time: '----‑--‑-- --:--:--', offset: 'GMT±-' };

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** A moment in a time zone (IANA; the reader's own by default), in the format of the specification. */
export function formatClock(moment: Date | number, timeZone?: string): ClockText {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    time: `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')}`,
    offset: of('timeZoneName'),
  };
}
