import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffMemberDeposits } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { ArrowDownIcon, Badge, EmptyState, Money, type Tone } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/ConsoleContext.ts';
import { useApi } from '../../api/useApi.ts';
import type { DataColumn } from '../../table/DataColumn.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { moneyValue } from '../../table/moneyValue.ts';
import { useTableState } from '../../table/useTableState.ts';
import { type StaffMember, useMemberWords } from '../useMemberWords.ts';

const pageSize = 20;

type Row = RouteValue<'getStaffMemberDeposits'>['deposits'][number];

const tones: Record<Row['state'], Tone> = {
  waiting: 'info',
  expired: 'neutral',
  paid: 'positive',
  failed: 'critical',
  cancelled: 'neutral',
  returned: 'caution',
};

const useColumns = (currency: StaffMember['currency']) => {
  const { t } = useLingui();
  const words = useMemberWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  const columns: DataColumn<Row>[] = [
    {
      id: 'reference',
      header: t`Reference`,
      oneLine: true,
      cell: ({ reference }) => reference,
      note: ({ method }) => method,
      value: ({ reference }) => reference,
    },
    {
      id: 'state',
      header: t`State`,
      cell: ({ state: stands }) => <Badge tone={tones[stands]}>{words.deposits[stands]}</Badge>,
      value: ({ state: stands }) => words.deposits[stands],
    },
    {
      id: 'at',
      header: t`Asked for`,
      cell: ({ createdAt }) => dateTime(createdAt, { timeZone }),
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => money(amount),
      value: ({ amount }) => moneyValue(amount, currency),
    },
    {
      id: 'credited',
      header: t`Credited`,
      align: 'end',
      cell: ({ credited }) => (credited === null ? '–' : money(credited)),
      value: ({ credited }) => (credited === null ? null : moneyValue(credited, currency)),
    },
  ];
  return columns;
};

/** The deposits of a member. */
export const Deposits = ({ member: { id, currency } }: { member: StaffMember }) => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const columns = useColumns(currency);
  const state = useTableState('deposits');
  const asked = (page: number) => ({ query: { id, page, pageSize } });
  const found = useQuery({
    ...query(getStaffMemberDeposits, asked(state.page)),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      id="deposits"
      label={t`Deposits`}
      query={found}
      rows={found.data?.deposits}
      total={found.data?.total ?? 0}
      pageSize={pageSize}
      rowKey={({ reference }) => reference}
      loadPage={async (page) => (await call(getStaffMemberDeposits, asked(page))).deposits}
      empty={<EmptyState icon={<ArrowDownIcon size="xl" />} title={t`Nothing was deposited yet.`} />}
      columns={columns}
    />
  );
};
