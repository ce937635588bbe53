import { useLingui } from '@lingui/react/macro';
import { getStaffMemberWithdrawals } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { ArrowUpIcon, Badge, EmptyState, Money } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/ConsoleContext.ts';
import { useApi } from '../../api/useApi.ts';
import { useMay } from '../../api/useMay.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { moneyValue } from '../../table/moneyValue.ts';
import { useTableState } from '../../table/useTableState.ts';
import { stateTones, useWords } from '../../withdrawals/useWords.ts';
import type { StaffMember } from '../useMemberWords.ts';

const pageSize = 20;

/** The withdrawals of a member. */
export const MemberWithdrawals = ({ member: { id, currency } }: { member: StaffMember }) => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const words = useWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const state = useTableState('payouts');
  const asked = (page: number) => ({ query: { id, page, pageSize } });
  const found = useQuery({
    ...query(getStaffMemberWithdrawals, asked(state.page)),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      id="payouts"
      label={t`Withdrawals`}
      query={found}
      rows={found.data?.withdrawals}
      total={found.data?.total ?? 0}
      pageSize={pageSize}
      rowKey={({ reference }) => reference}
      {...(may('withdrawals.read') && {
        rowTo: ({ reference }: { reference: string }) => `/withdrawals/${reference}`,
      })}
      loadPage={async (page) => (await call(getStaffMemberWithdrawals, asked(page))).withdrawals}
      empty={<EmptyState icon={<ArrowUpIcon size="xl" />} title={t`Nothing was withdrawn yet.`} />}
      columns={[
        {
          id: 'reference',
          header: t`Reference`,
          cell: ({ reference }) => reference,
          value: ({ reference }) => reference,
        },
        {
          id: 'state',
          header: t`State`,
          cell: ({ state: stands }) => <Badge tone={stateTones[stands]}>{words.states[stands]}</Badge>,
          value: ({ state: stands }) => words.states[stands],
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
          cell: ({ amount }) => <Money minor={amount} currency={currency} />,
          value: ({ amount }) => moneyValue(amount, currency),
        },
      ]}
    />
  );
};
