import { useDateTime } from '@marquee/i18n';
import { CheckIcon, ClockIcon, cx, type Tone, tones } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './Timeline.css.ts';

type Event = { id: string; title: string; tone: Tone; at?: string; note?: ReactNode };
type Props = { label: string; events: readonly Event[]; currentId: string; timeZone: string };

/** What happened when, where things stand, and what comes; what comes has no moment yet. */
export const Timeline = ({ label, events, currentId, timeZone }: Props) => {
  const { dateTime } = useDateTime();
  return (
    <ol aria-label={label} className={styles.timeline}>
      {events.map(({ id, title, at, note, tone }) => (
        <li
          key={id}
          className={cx(styles.event, tones[tone])}
          data-ahead={at === undefined || undefined}
          aria-current={id === currentId ? 'step' : undefined}
        >
          <span className={styles.mark}>{at ? <CheckIcon size="s" /> : <ClockIcon size="s" />}</span>
          <div>
            <span className={styles.name}>{title}</span>
            {at && (
              <div className={styles.quiet}>
                <time dateTime={at}>{dateTime(at, { timeZone })}</time>
                {note && <> · {note}</>}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
};
