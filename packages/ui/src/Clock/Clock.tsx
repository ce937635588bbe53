import { emptyClock, formatClock } from '@marquee/i18n';
import { useRef } from 'react';
import { tabular } from '../base/tabular.css.ts';
import { useIsNear } from '../behaviour/useIsNear.ts';
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

/**
 * The time, as `YYYY-MM-DD HH:mm:ss`. Prerendered pages hold its width and no time; nor does one tell it that nobody
 * sees, such as where a phone leaves it out.
 */
export const Clock = ({ timeZone, hasOffset, now }: ClockProps) => {
  const place = useRef<HTMLTimeElement>(null);
  const isNear = useIsNear(place);
  const time = useNow(now, isNear);
  const text = time === undefined ? emptyClock : formatClock(time, timeZone);
  return (
    <time
      ref={place}
      className={tabular}
      {...(time === undefined ? { 'aria-hidden': true } : { dateTime: new Date(time).toISOString() })}
    >
      {text.time}
      {hasOffset && ` ${text.offset}`}
    </time>
  );
};
