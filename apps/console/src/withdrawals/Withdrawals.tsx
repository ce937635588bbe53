import { useLingui } from '@lingui/react/macro';
import { getStaffWithdrawals } from '@marquee/contract/routes';
import { CheckCircleIcon, EmptyState, PageHead, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { DataTable } from '../table/DataTable.tsx';
import { QueueChoice } from '../table/QueueChoice.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';
import { WithdrawalActions } from './WithdrawalActions.tsx';
import { useWithdrawalColumns } from './useWithdrawalColumns.tsx';
import type { ListedWithdrawal } from './useWords.ts';

const queues = ['decide', 'onHold', 'disputes', 'underway', 'all'] as const;
type Queue = (typeof queues)[number];

const pageSize = 20;
const every = 20_000;

const actions = (chosen: readonly ListedWithdrawal[], clear: () => void) => (
  <WithdrawalActions chosen={chosen} clear={clear} />
);

/** The queues of withdrawals; the one that waits longest stands first. */
export const Withdrawals = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const columns = useWithdrawalColumns();
  const state = useTableState('withdrawals');
  const queue = queues.find((id) => id === state.filter('queue')) ?? 'decide';
  const search = state.filter('search');
  const asked = (page: number) => ({ query: { queue, page, pageSize, ...(search && { search }) } });
  const found = useQuery({
    ...query(getStaffWithdrawals, asked(state.page)),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const { data } = found;
  const names: Record<Queue, string> = {
    decide: t`To decide`,
    onHold: t`On hold`,
    disputes: t`Disputes`,
    underway: t`Under way`,
    all: t`All`,
  };
  return (
    <Stack gap="x5">
      <PageHead title={t`Withdrawals`} />
      <QueueChoice
        names={names}
        waiting={data?.waiting}
        value={queue}
        onChange={(value) => state.set({ queue: value })}
      />
      <DataTable
        id="withdrawals"
        label={names[queue]}
        columns={columns}
        rows={data?.withdrawals}
        total={data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ reference }) => reference}
        rowTo={({ reference }) => `/withdrawals/${reference}`}
        query={found}
        filters={<TextFilter state={state} name="search" label={t`Find by reference or username`} />}
        loadPage={async (page) => (await call(getStaffWithdrawals, asked(page))).withdrawals}
        {...(may('withdrawals.decide') && { actions })}
        empty={
          <EmptyState icon={<CheckCircleIcon size="xl" />} title={t`Nothing waits here`}>
            {search ? t`No withdrawal of this queue fits the search.` : t`New ones appear by themselves.`}
          </EmptyState>
        }
      />
    </Stack>
  );
};
