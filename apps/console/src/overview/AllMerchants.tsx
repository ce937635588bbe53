import { useLingui } from '@lingui/react/macro';
import { getStaffOverview } from '@marquee/contract/routes';
import { useNumber } from '@marquee/i18n';
import { EmptyState, Money, Stack, Text, UsersIcon } from '@marquee/ui';
import { queryFor } from '@marquee/api-client';
import { useQueries } from '@tanstack/react-query';
import { useConsole, useSelf } from '../api/ConsoleContext.ts';
import { createLive } from '../api/createLive.ts';
import { LoadFailure } from '../api/LoadFailure.tsx';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import { moneyValue } from '../table/moneyValue.ts';
import { type Amount, type CurrencyOverview, type OverviewValue, useFigureNames } from './useFigureNames.ts';

type Row = Pick<CurrencyOverview, 'currency' | 'total'> & {
  key: string;
  name: string;
  /** Null for a sum over merchants: somebody who plays at two would count twice. */
  members: OverviewValue['members'] | null;
};

const amounts = ['deposits', 'withdrawals', 'bets', 'wins', 'gross', 'bonusCost', 'net'] as const;

const useColumns = (): readonly DataColumn<Row>[] => {
  const { t } = useLingui();
  const names = useFigureNames();
  const number = useNumber();
  const amount = (id: Amount): DataColumn<Row> => ({
    id,
    header: names[id],
    align: 'end',
    sortable: true,
    cell: ({ total, currency }) => <Money minor={total[id]} currency={currency} />,
    value: ({ total, currency }) => moneyValue(total[id], currency),
  });
  const people = (id: 'active' | 'new', header: string): DataColumn<Row> => ({
    id,
    header,
    align: 'end',
    cell: ({ members }) => (members ? number(members[id]) : '–'),
    value: ({ members }) => members?.[id] ?? null,
  });
  return [
    { id: 'name', header: t`Merchant`, sortable: true, cell: ({ name }) => name, value: ({ name }) => name },
    {
      id: 'currency',
      header: t`Currency`,
      sortable: true,
      cell: ({ currency }) => currency,
      value: ({ currency }) => currency,
    },
    ...amounts.map(amount),
    people('active', t`Active members`),
    people('new', t`New members`),
  ];
};

const sumOf = (rows: readonly Row[]): CurrencyOverview['total'] => {
  const [first, ...others] = rows;
  if (!first) throw new Error('There is nothing to sum.');
  const total = { ...first.total };
  for (const other of others)
    for (const id of Object.keys(total) as (keyof typeof total)[]) total[id] += other.total[id];
  return total;
};

/**
 * The totals of every merchant that the person may see, and of each currency that several of them have. Each is asked for by
 * a call of its own, as that merchant's page asks.
 */
export const AllMerchants = ({ days }: { days: { from: string; to: string } }) => {
  const { t } = useLingui();
  const columns = useColumns();
  const { language } = useConsole();
  const self = useSelf();
  const seen = self.merchants.filter(({ permissions }) => permissions.includes('overview.read'));
  const found = useQueries({
    queries: seen.map(({ code }) => {
      const options = queryFor(
        createLive({ language, merchant: code, self }).client,
        language,
        getStaffOverview,
        { query: days },
      );
      return { ...options, queryKey: [...options.queryKey, code] };
    }),
  });
  const failed = found.find(({ data, error }) => !data && error);
  if (failed) return <LoadFailure query={failed} />;
  const isWhole = found.every(({ data }) => data);
  const rows = found.flatMap(({ data }, index): Row[] =>
    (data?.currencies ?? []).map(({ currency, total }, at) => ({
      key: `${seen[index]?.code} ${currency}`,
      name: seen[index]?.name ?? '',
      currency,
      total,
      members: at === 0 ? (data?.members ?? null) : null,
    })),
  );
  const sums = [...Map.groupBy(rows, ({ currency }) => currency)]
    .filter(([, own]) => own.length > 1)
    .map(([currency, own]): Row => ({
      key: currency,
      name: t`Together`,
      currency,
      total: sumOf(own),
      members: null,
    }));
  return (
    <Stack gap="x3">
      <DataTable
        id="merchants"
        label={t`All merchants`}
        columns={columns}
        rows={isWhole ? [...rows, ...sums] : undefined}
        rowKey={({ key }) => key}
        pageSize={100}
        empty={
          <EmptyState
            icon={<UsersIcon size="xl" />}
            title={t`There is no merchant whose figures you may see`}
          />
        }
      />
      <Text
        size="s"
        isMuted
      >{t`Amounts of different currencies are never added together. Days are those of each merchant’s time zone.`}</Text>
    </Stack>
  );
};
