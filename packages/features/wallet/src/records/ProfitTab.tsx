import { useLingui } from '@lingui/react/macro';
import { getProfitAndLoss } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Card, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MovementSkeleton } from '../words/MovementSkeleton.tsx';
import { Figures } from './Figures.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { ProfitDays } from './ProfitDays.tsx';
import { ProfitVendors } from './ProfitVendors.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { TrendChart } from './TrendChart.tsx';
import { useRecordAddress } from './useRecordAddress.ts';
import { ZoneNote } from './ZoneNote.tsx';

/** What the member won and lost, paid in and took out. */
export const ProfitTab = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { days: asked } = useRecordAddress();
  const profit = useQuery({
    ...query(getProfitAndLoss, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const { data } = profit;
  const content = () => {
    if (profit.isError) return <RecordFailure query={profit} />;
    if (!data) return <MovementSkeleton rows={8} />;
    const { currency, totals, days, vendors, timeZone } = data;
    const played = days.some(({ net }) => net !== 0);
    return (
      <>
        <Card padding="m">
          <Stack gap="x5">
            <Figures
              currency={currency}
              figures={[
                { name: t`Net result`, amount: totals.net, isGain: true },
                { name: t`Stakes`, amount: totals.stakes },
                { name: t`Wins`, amount: totals.wins },
                { name: t`Deposited`, amount: totals.deposits },
                { name: t`Withdrawn`, amount: totals.withdrawals },
                { name: t`Bonus`, amount: totals.bonus },
              ]}
            />
            {played && days.length > 1 && <TrendChart days={days} currency={currency} />}
          </Stack>
        </Card>
        <ProfitDays days={days} currency={currency} />
        <ProfitVendors vendors={vendors} currency={currency} />
        <ZoneNote timeZone={timeZone} />
      </>
    );
  };
  return (
    <Stack gap="x4">
      <PeriodFilter />
      {content()}
    </Stack>
  );
};
