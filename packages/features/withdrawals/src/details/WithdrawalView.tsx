import { isApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { getWithdrawal } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import {
  ButtonLink,
  Card,
  ChevronStartIcon,
  EmptyState,
  Grid,
  SearchIcon,
  Stack,
  TextLink,
} from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { CardsSkeleton } from '../cards/CardsSkeleton.tsx';
import { isOpen } from '../history/isOpen.ts';
import { pollMilliseconds } from '../history/pollMilliseconds.ts';
import { LoadError } from '../LoadError.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { Answer } from './Answer.tsx';
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
      <Stack gap="x2">
        <TextLink href={list} look="quiet">
          <ChevronStartIcon size="s" />
          {t`All withdrawals`}
        </TextLink>
        <PageTitle title={data ? <Title reference={data.reference} /> : t`Withdrawal`} />
      </Stack>
      {!data && !error && <CardsSkeleton />}
      {!data && isUnknown && (
        <Card>
          <EmptyState
            icon={<SearchIcon size="xl" />}
            title={t`Withdrawal not found`}
            action={<ButtonLink href={list}>{t`All withdrawals`}</ButtonLink>}
          />
        </Card>
      )}
      {!data && error && !isUnknown && (
        <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Outcome withdrawal={data} />
          <Answer withdrawal={data} />
          <Grid min="xl" gap="x5" className={columns}>
            <Facts withdrawal={data} />
            <Course withdrawal={data} />
          </Grid>
        </>
      )}
    </Stack>
  );
};
