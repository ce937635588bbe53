import { useDateTime } from '@marquee/i18n';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { ClockIcon } from '../icons/ClockIcon.tsx';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { cx } from '../theme/cx.ts';
import { event as eventStyle, mark, quiet, timeline, title, words } from './Timeline.css.ts';

/** Something that happened, or is still ahead. */
export interface TimelineEvent {
  id: string;
  title: ReactNode;
  /** When it happened, as RFC 3339; without it, it is still ahead. */
  at?: string;
  note?: ReactNode;
  /** A tick by default, and a clock for what is under way or ahead. */
  icon?: ReactNode;
  tone?: Tone;
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** What it is the course of, for screen readers. */
  label: string;
  events: readonly TimelineEvent[];
  /** Id of the event that things stand at. */
  currentId?: string;
  /** IANA name; the reader's own by default. */
  timeZone?: string;
}

/** The course of something: what happened when, where it stands and what comes. */
export const Timeline = ({ label, events, currentId, timeZone }: TimelineProps) => {
  const { dateTime } = useDateTime();
  return (
    <ol aria-label={label} className={timeline}>
      {events.map(({ id, title: name, at, note, icon, tone = 'positive' }) => (
        <li
          key={id}
          className={cx(eventStyle, tones[tone])}
          data-ahead={at === undefined && id !== currentId ? true : undefined}
          aria-current={id === currentId ? 'step' : undefined}
        >
          <span className={mark}>
            {icon ?? (at && id !== currentId ? <CheckIcon size="s" /> : <ClockIcon size="s" />)}
          </span>
          <div className={words}>
            <span className={title}>{name}</span>
            {at && (
              <time dateTime={at} className={quiet}>
                {dateTime(at, { timeZone })}
              </time>
            )}
            {note && <div className={quiet}>{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
};
