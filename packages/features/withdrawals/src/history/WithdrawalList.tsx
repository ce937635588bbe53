import { useLingui } from '@lingui/react/macro';
import { getWithdrawals } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { ArrowUpIcon, ButtonLink, Card, EmptyState, Pagination, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardsSkeleton } from '../cards/CardsSkeleton.tsx';
import { LoadError } from '../LoadError.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { isOpen } from './isOpen.ts';
import { pollMilliseconds } from './pollMilliseconds.ts';
import * as styles from './WithdrawalList.css.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';

const pageSize = 10;

/** The member's withdrawals, newest first; asked for again while one of them is open. */
export const WithdrawalList = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getWithdrawals, { query: { page, pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.withdrawals.some((each) => isOpen(each.state)) ? pollMilliseconds : false,
  });
  return (
    <Stack gap="x5">
      <PageTitle title={t`Withdrawals`} />
      {!data && !error && <CardsSkeleton />}
      {!data && error && <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<ArrowUpIcon size="xl" />}
            title={t`Your withdrawals will appear here`}
            action={<ButtonLink href="/member/withdraw">{t`Withdraw`}</ButtonLink>}
          >
            {t`You can follow each one from your request until the money reaches you.`}
          </EmptyState>
        </Card>
      )}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.withdrawals.map((withdrawal) => (
            <li key={withdrawal.id}>
              <WithdrawalRow withdrawal={withdrawal} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / pageSize)}
        onPageChange={setPage}
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
