import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffMemberMovements } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { EmptyState, HistoryIcon, Money, SegmentedControl, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/ConsoleContext.ts';
import { useApi } from '../../api/useApi.ts';
import type { DataColumn } from '../../table/DataColumn.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { moneyValue } from '../../table/moneyValue.ts';
import { useTableState } from '../../table/useTableState.ts';
import { type StaffMember, useMemberWords } from '../useMemberWords.ts';

const pageSize = 20;

type Row = RouteValue<'getStaffMemberMovements'>['movements'][number];

const useColumns = (currency: StaffMember['currency']) => {
  const { t } = useLingui();
  const words = useMemberWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const columns: DataColumn<Row>[] = [
    {
      id: 'reference',
      header: t`Reference`,
      oneLine: true,
      cell: ({ reference }) => reference,
      note: ({ kind }) => words.movements[kind],
      value: ({ reference }) => reference,
    },
    {
      id: 'kind',
      header: t`Kind`,
      hidden: true,
      cell: ({ kind }) => words.movements[kind],
      value: ({ kind }) => words.movements[kind],
    },
    {
      id: 'at',
      header: t`When`,
      cell: ({ at }) => dateTime(at, { timeZone }),
      value: ({ at }) => at,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Money minor={amount} currency={currency} />,
      value: ({ amount }) => moneyValue(amount, currency),
    },
    {
      id: 'after',
      header: t`Balance after it`,
      align: 'end',
      cell: ({ balanceAfter }) => <Money minor={balanceAfter} currency={currency} />,
      value: ({ balanceAfter }) => moneyValue(balanceAfter, currency),
    },
  ];
  return columns;
};

/** What moved in a wallet of a member, from the ledger. */
export const Movements = ({ member: { id, currency, wallets } }: { member: StaffMember }) => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const words = useMemberWords();
  const columns = useColumns(currency);
  const state = useTableState('movements');
  const wallet = wallets.find((each) => each.wallet === state.filter('wallet'))?.wallet ?? 'main';
  const asked = (page: number) => ({ query: { id, wallet, page, pageSize } });
  const found = useQuery({
    ...query(getStaffMemberMovements, asked(state.page)),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="x4">
      <SegmentedControl
        label={t`Wallet`}
        value={wallet}
        onValueChange={(value) => state.set({ wallet: value })}
        segments={wallets.map((each) => ({
          value: each.wallet,
          label: each.title ?? words.wallets[each.wallet] ?? each.wallet,
        }))}
      />
      <DataTable
        id="movements"
        label={t`Movements`}
        query={found}
        rows={found.data?.movements}
        total={found.data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ reference }) => reference}
        loadPage={async (page) => (await call(getStaffMemberMovements, asked(page))).movements}
        empty={<EmptyState icon={<HistoryIcon size="xl" />} title={t`No money has moved here.`} />}
        columns={columns}
      />
    </Stack>
  );
};
