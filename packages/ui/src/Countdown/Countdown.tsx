import { useEffect, useRef } from 'react';
import { useNow } from '../behaviour/useNow.ts';
import { countdown } from './Countdown.css.ts';
import { timeLeft } from './timeLeft.ts';

/** Props of `Countdown`. */
export interface CountdownProps {
  /** When it ends, as a date or RFC 3339; its place is held while that is not known. */
  to: Date | string | undefined;
  /** Writes whole days, for instance "2 days"; they stand before the hours. */
  formatDays: (days: number) => string;
  /** Shown in place of zeros once it has ended. */
  ended?: string;
  onEnd?: () => void;
  /** The time in milliseconds, where it is not the device's. */
  now?: () => number;
}

/** The time left until a moment, to the second. */
export const Countdown = ({ to, formatDays, ended, onEnd, now }: CountdownProps) => {
  const time = useNow(now);
  const end = to === undefined ? undefined : new Date(to).getTime();
  const hasEnded = time !== undefined && end !== undefined && time >= end;
  const endedFor = useRef<number>(undefined);

  useEffect(() => {
    if (!hasEnded || endedFor.current === end) return;
    endedFor.current = end;
    onEnd?.();
  }, [hasEnded, end, onEnd]);

  if (time === undefined || end === undefined) return <span className={countdown}>--:--:--</span>;
  const { days, clock } = timeLeft(end - time);
  return (
    <time role="timer" dateTime={new Date(end).toISOString()} className={countdown}>
      {hasEnded && ended ? ended : `${days > 0 ? `${formatDays(days)} ` : ''}${clock}`}
    </time>
  );
};
