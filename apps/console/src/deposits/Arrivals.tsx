import { useLingui } from '@lingui/react/macro';
import { getStaffArrivals } from '@marquee/contract/routes';
import { CheckCircleIcon, EmptyState } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { ChoiceFilter } from '../table/ChoiceFilter.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';
import { useArrivalColumns } from './useArrivalColumns.tsx';

const pageSize = 20;
const every = 20_000;

/** Transfers that arrived without an order: those that wait, or all of them. */
export const Arrivals = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const columns = useArrivalColumns();
  const state = useTableState('deposits');
  const search = state.filter('search');
  const queue = state.filter('standing') === 'all' ? 'all' : 'open';
  const asked = (page: number) => ({ query: { queue, page, pageSize, ...(search && { search }) } as const });
  const found = useQuery({
    ...query(getStaffArrivals, asked(state.page)),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const { data } = found;
  return (
    <DataTable
      id="deposits"
      label={t`Unmatched transfers`}
      columns={columns}
      rows={data?.arrivals}
      total={data?.total ?? 0}
      pageSize={pageSize}
      rowKey={({ id }) => id}
      rowTo={({ id }) => `/arrivals/${id}`}
      query={found}
      filters={
        <>
          <TextFilter state={state} name="search" label={t`Find by the transfer’s reference`} />
          <ChoiceFilter
            state={state}
            name="standing"
            label={t`State`}
            anyLabel={t`Those that wait`}
            options={{ all: t`Those that are done, too` }}
          />
        </>
      }
      loadPage={async (page) => (await call(getStaffArrivals, asked(page))).arrivals}
      empty={
        <EmptyState icon={<CheckCircleIcon size="xl" />} title={t`Nothing waits here`}>
          {t`A transfer that names no order appears by itself.`}
        </EmptyState>
      }
    />
  );
};
