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
import { type MerchantRow, merchantRows } from './merchantRows.ts';
import { type Amount, useFigureNames } from './useFigureNames.ts';

const amounts = ['deposits', 'withdrawals', 'bets', 'wins', 'gross', 'bonusCost', 'net'] as const;

const useColumns = (): readonly DataColumn<MerchantRow>[] => {
  const { t } = useLingui();
  const names = useFigureNames();
  const number = useNumber();
  const amount = (id: Amount): DataColumn<MerchantRow> => ({
    id,
    header: names[id],
    align: 'end',
    cell: ({ total, currency }) => <Money minor={total[id]} currency={currency} />,
    value: ({ total, currency }) => moneyValue(total[id], currency),
  });
  const people = (id: 'active' | 'new', header: string): DataColumn<MerchantRow> => ({
    id,
    header,
    align: 'end',
    cell: ({ members }) => (members ? number(members[id]) : '–'),
    value: ({ members }) => members?.[id] ?? null,
  });
  return [
    {
      id: 'name',
      header: t`Merchant`,
      cell: ({ name }) => name ?? t`Together`,
      value: ({ name }) => name ?? t`Together`,
    },
    {
      id: 'currency',
      header: t`Currency`,
      cell: ({ currency }) => currency,
      value: ({ currency }) => currency,
    },
    ...amounts.map(amount),
    people('active', t`Active members`),
    people('new', t`New members`),
  ];
};

/**
 * The totals of every merchant that the person may see, and of each currency that several of them have. Each is asked for by
 * a call of its own, as that merchant's page asks.
 */
export const AllMerchants = ({ days }: { days: { from: string; to: string } }) => {
  const { t } = useLingui();
  const columns = useColumns();
  const { language, carry } = useConsole();
  const self = useSelf();
  const seen = self.merchants.filter(({ permissions }) => permissions.includes('overview.read'));
  const found = useQueries({
    queries: seen.map(({ code }) => {
      const { client } = createLive({ language, merchant: code, self }, carry);
      const options = queryFor(client, language, getStaffOverview, { query: days });
      return { ...options, queryKey: [...options.queryKey, code] };
    }),
  });
  const failed = found.find(({ data, error }) => !data && error);
  if (failed) return <LoadFailure query={failed} />;
  const isWhole = found.every(({ data }) => data);
  const rows = merchantRows(
    found.flatMap(({ data }, index) => {
      const merchant = seen[index];
      return data && merchant ? [{ code: merchant.code, name: merchant.name, overview: data }] : [];
    }),
  );
  return (
    <Stack gap="x3">
      <DataTable
        id="merchants"
        label={t`All merchants`}
        columns={columns}
        rows={isWhole ? rows : undefined}
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
