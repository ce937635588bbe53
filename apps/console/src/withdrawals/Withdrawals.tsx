import { useLingui } from '@lingui/react/macro';
import { getStaffWithdrawals } from '@marquee/contract/routes';
import {
  Badge,
  Card,
  CheckCircleIcon,
  EmptyState,
  PageHead,
  Pagination,
  SearchField,
  SegmentedControl,
  Stack,
} from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { usePlace } from '../api/usePlace.ts';
import { Waiting } from '../api/Waiting.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';

const queues = ['decide', 'disputes', 'underway', 'all'] as const;
type Queue = (typeof queues)[number];

const pageSize = 20;
const every = 20_000;

/** The queues of withdrawals; the one that waits longest stands first. */
export const Withdrawals = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { params, set, page } = usePlace();
  const queue = queues.find((id) => id === params.get('queue')) ?? 'decide';
  const sought = params.get('search') ?? '';
  const [typed, setTyped] = useState(sought);
  const settled = useDeferredValue(typed.trim());
  useEffect(() => {
    if (settled !== sought) set({ search: settled || null, page: null });
  }, [settled, sought, set]);
  const found = useQuery({
    ...query(getStaffWithdrawals, {
      query: { queue, page, pageSize, ...(sought && { search: sought }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const { data, error } = found;
  const waiting = data?.waiting;
  const names: Record<Queue, string> = {
    decide: t`To decide`,
    disputes: t`Disputes`,
    underway: t`Under way`,
    all: t`All`,
  };
  const labelOf = (id: Queue) => {
    const count = id === 'all' ? undefined : waiting?.[id];
    return count ? (
      <>
        {names[id]} <Badge>{count}</Badge>
      </>
    ) : (
      names[id]
    );
  };
  return (
    <Stack gap="x5">
      <PageHead title={t`Withdrawals`} />
      <SegmentedControl<Queue>
        label={t`Queue`}
        value={queue}
        onValueChange={(value) => set({ queue: value, page: null })}
        segments={queues.map((value) => ({ value, label: labelOf(value) }))}
      />
      <SearchField
        label={t`Find by reference or username`}
        clearLabel={t`Clear the search`}
        placeholder={t`Find by reference or username`}
        value={typed}
        onValueChange={setTyped}
        maxLength={64}
      />
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data?.total === 0 && (
        <Card padding="m">
          <EmptyState icon={<CheckCircleIcon size="xl" />} title={t`Nothing waits here`}>
            {sought ? t`No withdrawal of this queue fits the search.` : t`New ones appear by themselves.`}
          </EmptyState>
        </Card>
      )}
      {data && data.total > 0 && <WithdrawalTable withdrawals={data.withdrawals} caption={names[queue]} />}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / pageSize)}
        onPageChange={(next) => set({ page: String(next) })}
        labels={{
          navigation: t`Pages of withdrawals`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (number) => t`Page ${number}`,
        }}
      />
    </Stack>
  );
};
