import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Card, ChartIcon, type Column, EmptyState, Money, Stack, Table } from '@marquee/ui';
import type { ProfitDay } from './ProfitDay.ts';
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
  const money = (id: keyof Omit<ProfitDay, 'date'>, title: string, isGain = false): Column<ProfitDay> => ({
    id,
    title,
    isAtEnd: true,
    render: (day) => <Money minor={day[id]} currency={currency} isSigned={isGain} isColoured={isGain} />,
  });
  if (lively.length === 0)
    return (
      <EmptyState icon={<ChartIcon size="xl" />} title={t`Nothing happened in these days`}>
        {t`Stakes, wins, deposits and withdrawals will be summed up here.`}
      </EmptyState>
    );
  return (
    <Stack gap="x4">
      <Card padding="m">
        <Table
          caption={t`By day`}
          keyOf={({ date }) => date}
          rows={lively.slice((page - 1) * pageSize, page * pageSize)}
          columns={[
            {
              id: 'date',
              title: t`Day`,

              render: ({ date }) => dateTime(`${date}T12:00:00Z`, { show: 'date', timeZone: 'UTC' }),
            },
            money('stakes', t`Stakes`),
            money('wins', t`Wins`),
            money('net', t`Net result`, true),
            money('deposits', t`Deposits`),
            money('withdrawals', t`Withdrawals`),
            money('bonus', t`Bonus`),
          ]}
        />
      </Card>
      <RecordPages pageCount={Math.ceil(lively.length / pageSize)} />
    </Stack>
  );
};
