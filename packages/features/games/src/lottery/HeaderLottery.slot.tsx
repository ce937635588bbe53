import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { EmptyState, ErrorState, TicketIcon } from '@marquee/ui';
import { LotteryPanel } from './LotteryPanel.tsx';
import { LotteryPanelSkeleton } from './LotteryPanelSkeleton.tsx';
import { useLotteryMenus } from './useLotteryMenus.ts';

/** The panel of the lottery dropdown. */
const HeaderLottery = () => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { answer, menus } = useLotteryMenus();
  if (answer.isError && !menus)
    return (
      <ErrorState
        title={t`We couldn’t load the lotteries`}
        retryLabel={t`Try again`}
        isRetrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      >
        {errorText(answer.error)}
      </ErrorState>
    );
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
