import { emptyClock, formatClock } from '@marquee/i18n';
import { tabular } from '../base/tabular.css.ts';
import { useNow } from '../behaviour/useNow.ts';

/** Props of `Clock`. */
export interface ClockProps {
  /** IANA name; the reader's own zone by default. */
  timeZone?: string;
  /** Adds the zone's offset, as in `GMT+7`. */
  hasOffset?: boolean;
  /** The time in milliseconds, where it is not the device's. */
  now?: () => number;
}

/** The time, as `YYYY-MM-DD HH:mm:ss`. Prerendered pages hold its width and no time. */
export const Clock = ({ timeZone, hasOffset, now }: ClockProps) => {
  const time = useNow(now);
  if (time === undefined) {
    return (
      <span aria-hidden className={tabular}>
        {emptyClock.time}
        {hasOffset && ` ${emptyClock.offset}`}
      </span>
    );
  }
  const text = formatClock(time, timeZone);
  return (
    <time className={tabular} dateTime={new Date(time).toISOString()}>
      {text.time}
      {hasOffset && ` ${text.offset}`}
    </time>
  );
};
