import { cx } from '@marquee/ui';
import { useMinute } from './useMinute.ts';
import * as styles from './WinnerBoard.css.ts';
import { type Winner, WinnerRow } from './WinnerRow.tsx';

/** How many rows are seen at once. */
const seen = 6;

/** Whether there are more rows than are seen at once; fewer stand still. */
export const isMoving = (winners: readonly Winner[]): boolean => winners.length > seen;

const keyOf = ({ player, gameId, winningTime }: Winner) => `${player} ${gameId} ${winningTime}`;

/**
 * Recent wins that move by. They stop under the pointer, with the focus and when told to; under reduced motion
 * they stand still and are scrolled by hand.
 */
export const WinnerBoard = ({ winners, isPaused }: { winners: readonly Winner[]; isPaused: boolean }) => {
  const now = useMinute();
  const rows = winners.map((winner) => <WinnerRow key={keyOf(winner)} winner={winner} now={now} />);
  if (!isMoving(winners)) return <ul className={styles.board}>{rows}</ul>;
  return (
    <div className={cx(styles.board, styles.view)}>
      <div className={styles.track} data-paused={isPaused || undefined}>
        <ul>{rows}</ul>
        <ul className={styles.copy} aria-hidden inert>
          {rows}
        </ul>
      </div>
    </div>
  );
};
