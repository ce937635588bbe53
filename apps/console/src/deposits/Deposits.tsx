import { useLingui } from '@lingui/react/macro';
import { getStaffDeposits } from '@marquee/contract/routes';
import { CheckCircleIcon, EmptyState, PageHead, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { DataTable } from '../table/DataTable.tsx';
import { QueueChoice } from '../table/QueueChoice.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';
import { Arrivals } from './Arrivals.tsx';
import { useDepositColumns } from './useDepositColumns.tsx';

const queues = ['slips', 'waiting', 'arrivals', 'all'] as const;
type Queue = (typeof queues)[number];

const pageSize = 20;
const every = 20_000;

/** Deposits that wait for their money, and transfers that no order was made for; the longest wait stands first. */
export const Deposits = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const columns = useDepositColumns();
  const state = useTableState('deposits');
  const queue = queues.find((id) => id === state.filter('queue')) ?? 'slips';
  const search = state.filter('search');
  const asked = (page: number) => ({
    query: {
      queue: queue === 'arrivals' ? 'slips' : queue,
      page,
      pageSize,
      ...(search && { search }),
    } as const,
  });
  const found = useQuery({
    ...query(getStaffDeposits, asked(state.page)),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const { data } = found;
  const names: Record<Queue, string> = {
    slips: t`With a slip`,
    waiting: t`Waiting`,
    arrivals: t`Unmatched transfers`,
    all: t`All`,
  };
  return (
    <Stack gap="x5">
      <PageHead title={t`Deposits`} />
      <QueueChoice
        names={names}
        waiting={data?.waiting}
        value={queue}
        onChange={(value) => state.set({ queue: value })}
      />
      {queue === 'arrivals' ? (
        <Arrivals />
      ) : (
        <DataTable
          id="deposits"
          label={names[queue]}
          columns={columns}
          rows={data?.deposits}
          total={data?.total ?? 0}
          pageSize={pageSize}
          rowKey={({ reference }) => reference}
          rowTo={({ reference }) => `/deposits/${reference}`}
          query={found}
          filters={<TextFilter state={state} name="search" label={t`Find by reference or username`} />}
          loadPage={async (page) => (await call(getStaffDeposits, asked(page))).deposits}
          empty={
            <EmptyState icon={<CheckCircleIcon size="xl" />} title={t`Nothing waits here`}>
              {search ? t`No deposit of this queue fits the search.` : t`New ones appear by themselves.`}
            </EmptyState>
          }
        />
      )}
    </Stack>
  );
};
