import { useLingui } from '@lingui/react/macro';
import { homeSectionsOf, useSite } from '@marquee/feature-core';
import { cx, Heading } from '@marquee/ui';
import { SeeAll } from '../../catalogue/SeeAll.tsx';
import { regions } from '../../results/Result.ts';
import { renewOnce } from '../renewOnce.ts';
import { useLotteryGames } from '../useLotteryGames.ts';
import * as styles from './LotteryBoard.css.ts';
import { QuickDraws } from './QuickDraws.tsx';
import { RegionCard } from './RegionCard.tsx';

/** The lotteries at a glance: what each region drew last and when it draws next, then the quick ones. */
const LotteryBoard = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const answer = useLotteryGames();
  const { data, isError, dataUpdatedAt } = answer;
  if ((isError && !data) || data?.list.length === 0) return null;
  const board = { lotteries: data?.list, isOld: dataUpdatedAt === 0, onDraw: () => renewOnce(answer) };
  const isOverScene = brand.layout.hero === 'full' && homeSectionsOf(brand)[0] === 'lottery-board';
  return (
    <section
      className={cx(styles.board, isOverScene && styles.overScene)}
      aria-label={t`Lotteries`}
      aria-busy={!data}
    >
      <div className={styles.head}>
        <Heading level={2}>{t`Lotteries`}</Heading>
        <SeeAll href="/lottery" of={t`Lotteries`} />
      </div>
      <div className={styles.regions}>
        {regions.map((region) => (
          <RegionCard key={region} region={region} {...board} />
        ))}
      </div>
      <QuickDraws {...board} />
    </section>
  );
};

export default LotteryBoard;
