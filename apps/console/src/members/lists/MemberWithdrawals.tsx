import { useLingui } from '@lingui/react/macro';
import { getStaffMemberWithdrawals } from '@marquee/contract/routes';
import { ArrowUpIcon, EmptyState } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/useApi.ts';
import { useMay } from '../../api/useMay.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableState } from '../../table/useTableState.ts';
import type { StaffMember } from '../useMemberWords.ts';
import { useMemberWithdrawalColumns } from './useMemberWithdrawalColumns.tsx';

const pageSize = 20;

/** The withdrawals of a member. */
export const MemberWithdrawals = ({ member: { id, currency } }: { member: StaffMember }) => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const columns = useMemberWithdrawalColumns(currency);
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
      columns={columns}
    />
  );
};
