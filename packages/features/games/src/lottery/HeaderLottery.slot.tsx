import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { EmptyState, TicketIcon } from '@marquee/ui';
import { LotteryPanel } from './LotteryPanel.tsx';
import { LotteryPanelSkeleton } from './LotteryPanelSkeleton.tsx';
import { useLotteryMenus } from './useLotteryMenus.ts';

/** The panel of the lottery dropdown. */
const HeaderLottery = () => {
  const { t } = useLingui();
  const { answer, menus } = useLotteryMenus();
  if (answer.isError && !menus)
    return <LoadFailure title={t`We couldn’t load the lotteries`} query={answer} />;
  if (!menus) return <LotteryPanelSkeleton />;
  if (menus.byWeekday.length + menus.others.length === 0)
    return (
      <EmptyState icon={<TicketIcon size="xl" />} title={t`There are no lotteries here yet`}>
        {t`They will appear here by draw day.`}
      </EmptyState>
    );
  return <LotteryPanel menus={menus} />;
};

export default HeaderLottery;
