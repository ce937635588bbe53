import type { RouteValue } from '@marquee/contract/route';
import { useDateTime, useMoney } from '@marquee/i18n';
import { Avatar, Link } from '@marquee/ui';
import { gamePath } from '../catalogue/gamePath.ts';
import * as styles from './WinnerBoard.css.ts';

/** A recent win. */
export type Winner = RouteValue<'getHome'>['winnerBoard'][number];

/** Who won, what, in which game, and how long ago. The platform has masked the player's name. */
export const WinnerRow = ({ winner, now }: { winner: Winner; now: number | undefined }) => {
  const money = useMoney();
  const { relative } = useDateTime();
  const { player, gameId, gameName, prize, currency, winningTime } = winner;
  return (
    <li className={styles.row}>
      <Avatar name={player} size="s" />
      <span className={styles.words}>
        <span className={styles.player}>{player}</span>
        <Link href={gamePath(gameId)} className={styles.game}>
          {gameName}
        </Link>
      </span>
      <span className={styles.prize}>
        {money(prize, currency)}
        <time dateTime={winningTime} className={styles.time}>
          {now === undefined ? '\u00a0' : relative(winningTime, now)}
        </time>
      </span>
    </li>
  );
};
