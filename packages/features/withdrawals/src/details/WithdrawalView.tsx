import { isApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { getWithdrawal } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi } from '@marquee/feature-core';
import { PageHead, ButtonLink, Card, ChevronStartIcon, EmptyState, Grid, Stack, TextLink } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { CardsSkeleton } from '../cards/CardsSkeleton.tsx';
import { isOpen } from '../history/isOpen.ts';
import { pollMilliseconds } from '../history/pollMilliseconds.ts';
import { Answer } from './Answer.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { columns } from './columns.css.ts';
import { Course } from './Course.tsx';
import { Facts } from './Facts.tsx';
import { Title } from './Title.tsx';
import { Outcome } from './Outcome.tsx';

/** One withdrawal as it moves. */
export const WithdrawalView = ({ id }: { id: string }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getWithdrawal, { query: { id } }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.state) ? pollMilliseconds : false),
  });
  const isUnknown = isApiError(error, 'NOT_FOUND');
  const list = '/member/withdrawals';
  return (
    <Stack gap="x5">
      <PageHead
        title={data ? <Title reference={data.reference} /> : t`Withdrawal`}
        back={
          <TextLink href={list} look="quiet">
            <ChevronStartIcon size="s" />
            {t`All withdrawals`}
          </TextLink>
        }
      />
      {!data && !error && <CardsSkeleton />}
      {!data && isUnknown && (
        <Card>
          <EmptyState
            picture={<MomentPicture moment="no-match" />}
            title={t`Withdrawal not found`}
            action={<ButtonLink href={list}>{t`All withdrawals`}</ButtonLink>}
          />
        </Card>
      )}
      {!data && error && !isUnknown && (
        <LoadFailure isCard title={t`We couldn’t load this`} query={{ error, isFetching, refetch }} />
      )}
      {data && (
        <>
          <Outcome withdrawal={data} />
          <Answer withdrawal={data} />
          <Grid min="xl" gap="x5" className={columns}>
            <Facts withdrawal={data} />
            <Course withdrawal={data} />
          </Grid>
          <CancelWithdrawal withdrawal={data} />
        </>
      )}
    </Stack>
  );
};
