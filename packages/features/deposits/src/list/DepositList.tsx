import { useLingui } from '@lingui/react/macro';
import { getDeposits } from '@marquee/contract/routes';
import { ListPages, LoadFailure, MomentPicture, useApi } from '@marquee/feature-core';
import { Card, EmptyState, Heading, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DepositItem } from './DepositItem.tsx';
import * as styles from './DepositList.css.ts';
import { pageSize } from './firstDeposits.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

/** The member's deposits, newest first. */
export const DepositList = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getDeposits, { query: { page, pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card as="section" padding="m">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`Your deposits`}</Heading>
        {!data && !error && <ListSkeleton />}
        {!data && error && (
          <LoadFailure title={t`We couldn’t load your deposits`} query={{ error, isFetching, refetch }} />
        )}
        {data?.total === 0 && (
          <EmptyState picture={<MomentPicture moment="money" />} title={t`No deposits yet`}>
            {t`Your first deposit will appear here as soon as you start it.`}
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <ul className={styles.list}>
            {data.deposits.map((deposit) => (
              <DepositItem key={deposit.reference} deposit={deposit} />
            ))}
          </ul>
        )}
        <ListPages
          label={t`Pages of your deposits`}
          page={page}
          pageCount={Math.ceil((data?.total ?? 0) / pageSize)}
          onPageChange={setPage}
        />
      </Stack>
    </Card>
  );
};
