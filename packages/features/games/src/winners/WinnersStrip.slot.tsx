import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { Link, Shelf } from '@marquee/ui';
import { gamePath } from '../catalogue/gamePath.ts';
import { useHome } from '../catalogue/useHome.ts';
import * as styles from './WinnersStrip.css.ts';

/** Recent wins in one row that is swiped; nothing where nobody has won yet. */
const WinnersStrip = () => {
  const { t } = useLingui();
  const money = useMoney();
  const { data } = useHome();
  const winners = data?.winnerBoard ?? [];
  if (winners.length === 0) return null;
  return (
    <Shelf title={t`Recent wins`} layout="free">
      {winners.map(({ player, gameId, gameName, prize, currency, winningTime }) => (
        <div key={`${player} ${gameId} ${winningTime}`} className={styles.win}>
          <strong className={styles.prize}>{money(prize, currency)}</strong>
          <span className={styles.about}>
            {player} ·{' '}
            <Link href={gamePath(gameId)} className={styles.game}>
              {gameName}
            </Link>
          </span>
        </div>
      ))}
    </Shelf>
  );
};

export default WinnersStrip;
