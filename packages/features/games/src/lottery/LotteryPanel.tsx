import { useLingui } from '@lingui/react/macro';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import { LotteryLinks } from './LotteryLinks.tsx';
import * as styles from './LotteryMenus.css.ts';
import { OtherLotteries } from './OtherLotteries.tsx';
import type { useLotteryMenus } from './useLotteryMenus.ts';
import { WeekdayTabs } from './WeekdayTabs.tsx';

type Menus = NonNullable<ReturnType<typeof useLotteryMenus>['menus']>;

/** The lottery dropdown: official lotteries by weekday, the others five at a time, the brand's special group. */
export const LotteryPanel = ({ menus: { byWeekday, others, special } }: { menus: Menus }) => {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      {byWeekday.length > 0 && (
        <div className={styles.wide}>
          <WeekdayTabs menus={byWeekday}>{({ gameMenus }) => <LotteryLinks games={gameMenus} />}</WeekdayTabs>
        </div>
      )}
      <div className={styles.column}>
        {special && (
          <div className={styles.group}>
            <p className={styles.label}>{special.labelName}</p>
            <LotteryLinks games={special.gameMenus} />
          </div>
        )}
        <OtherLotteries menus={others} />
        <SeeAll href="/lottery" of={t`Lotteries`} />
      </div>
    </div>
  );
};
