import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { LazyImage, Link } from '@marquee/ui';
import type { Game } from '../catalogue/Game.ts';
import { gamePath } from '../catalogue/gamePath.ts';
import * as styles from './LiveTables.css.ts';

/** A table: its scene, its name, its provider and the least that is bet at it. */
export const TableCard = ({ game }: { game: Game }) => {
  const { t } = useLingui();
  const { imageUrl } = useSite();
  const money = useMoney();
  const { nodeId, title, vendor, image, minBet, currency } = game;
  const least = minBet !== null && money(minBet, currency);
  return (
    <li className={styles.table}>
      <LazyImage src={imageUrl(image)} alt="" width={300} height={400} isLate className={styles.picture} />
      <div className={styles.words}>
        <Link href={gamePath(nodeId)} className={styles.title}>
          {title}
        </Link>
        <span className={styles.about}>{vendor}</span>
      </div>
      {least && <span className={styles.least}>{t`From ${least}`}</span>}
    </li>
  );
};
