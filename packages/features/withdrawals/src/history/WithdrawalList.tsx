import { useLingui } from '@lingui/react/macro';
import { ListPages, LoadFailure, MomentPicture } from '@marquee/feature-core';
import { PageHead, ButtonLink, Card, EmptyState, Stack } from '@marquee/ui';
import { useState } from 'react';
import { CardsSkeleton } from '../cards/CardsSkeleton.tsx';
import { useWithdrawals } from './useWithdrawals.ts';
import { WithdrawalRows } from './WithdrawalRows.tsx';

const pageSize = 10;

/** The member's withdrawals, a page at a time. */
export const WithdrawalList = () => {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useWithdrawals(page, pageSize);
  return (
    <Stack gap="x5">
      <PageHead title={t`Withdrawals`} />
      {!data && !error && <CardsSkeleton />}
      {!data && error && (
        <LoadFailure isCard title={t`We couldn’t load this`} query={{ error, isFetching, refetch }} />
      )}
      {data?.total === 0 && (
        <Card padding="m">
          <EmptyState
            picture={<MomentPicture moment="money" />}
            title={t`Your withdrawals will appear here`}
            action={<ButtonLink href="/member/withdraw">{t`Withdraw`}</ButtonLink>}
          >
            {t`You can follow each one from your request until the money reaches you.`}
          </EmptyState>
        </Card>
      )}
      {data && data.total > 0 && <WithdrawalRows withdrawals={data.withdrawals} />}
      <ListPages
        label={t`Pages of withdrawals`}
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / pageSize)}
        onPageChange={setPage}
      />
    </Stack>
  );
};
