import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { MomentPicture } from '@marquee/feature-core';
import { Card, EmptyState, Stack } from '@marquee/ui';
import type { ProfitDay } from './ProfitDay.ts';
import { ProfitTable } from './ProfitTable.tsx';
import { RecordPages } from './RecordPages.tsx';
import { useRecordAddress } from './useRecordAddress.ts';

const pageSize = 15;

const isLively = ({ date: _date, ...flows }: ProfitDay) =>
  Object.values(flows).some((amount) => amount !== 0);

/** The days on which something came or went, newest first. */
export const ProfitDays = ({ days, currency }: { days: readonly ProfitDay[]; currency: string }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { page } = useRecordAddress();
  const lively = days.filter(isLively);
  if (lively.length === 0)
    return (
      <Card padding="m">
        <EmptyState picture={<MomentPicture moment="records" />} title={t`Nothing happened on these dates`}>
          {t`Your stakes, wins, deposits and withdrawals will be summarised here.`}
        </EmptyState>
      </Card>
    );
  return (
    <Stack gap="x4">
      <Card padding="m">
        <ProfitTable
          caption={t`By day`}
          title={t`Day`}
          flowTitles={[t`Stakes`, t`Wins`, t`Deposited`, t`Withdrawn`, t`Bonus`]}
          currency={currency}
          rows={lively.slice((page - 1) * pageSize, page * pageSize).map((day) => ({
            key: day.date,
            name: dateTime(`${day.date}T12:00:00Z`, { show: 'date', timeZone: 'UTC' }),
            net: day.net,
            flows: [day.stakes, day.wins, day.deposits, day.withdrawals, day.bonus],
          }))}
        />
      </Card>
      <RecordPages pageCount={Math.ceil(lively.length / pageSize)} />
    </Stack>
  );
};
