import { useState, type ReactNode } from 'react';
import { usePrefersReducedMotion } from '../behaviour/usePrefersReducedMotion.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PauseIcon } from '../icons/PauseIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import { cx } from '../theme/cx.ts';
import { copy, lead, list, paces, ticker, track, view } from './Ticker.css.ts';
import { TickerNotice, type Notice } from './TickerNotice.tsx';

interface TickerProps {
  /** What kind of notices these are, for screen readers. */
  label: string;
  notices: readonly Notice[];
  pauseLabel: string;
  playLabel: string;
  /** Stands still before the notices, usually a megaphone. */
  icon?: ReactNode;
}

const paceOf = (notices: readonly Notice[]): keyof typeof paces => {
  const letters = notices.reduce((sum, { text }) => sum + text.length, 0);
  return letters < 120 ? 's' : letters < 300 ? 'm' : letters < 700 ? 'l' : 'xl';
};

/** Notices that run by; they stop under the pointer, with the focus, by their button, and under reduced motion. */
export const Ticker = ({ label, notices, pauseLabel, playLabel, icon }: TickerProps) => {
  const [isPaused, setPaused] = useState(false);
  // Then the notices are scrolled by hand, which has to work from the keyboard too.
  const isStill = usePrefersReducedMotion();
  if (notices.length === 0) return null;
  return (
    <section aria-label={label} className={ticker} data-paused={isPaused || undefined}>
      {icon && <span className={lead}>{icon}</span>}
      <div className={view} {...(isStill && { role: 'group', tabIndex: 0, 'aria-label': label })}>
        <div className={cx(track, paces[paceOf(notices)])}>
          <ul className={list}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <TickerNotice notice={notice} />
              </li>
            ))}
          </ul>
          <div className={cx(list, copy)} aria-hidden inert>
            {notices.map((notice) => (
              <TickerNotice key={notice.id} notice={notice} />
            ))}
          </div>
        </div>
      </div>
      <IconButton
        size="s"
        label={isPaused ? playLabel : pauseLabel}
        icon={isPaused ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  );
};
