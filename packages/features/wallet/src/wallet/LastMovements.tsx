import { useLingui } from '@lingui/react/macro';
import { getAccountRecord } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi } from '@marquee/feature-core';
import { Card, EmptyState, Heading, Inline, Stack, TextLink } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { MovementSkeleton } from '../words/MovementSkeleton.tsx';
import { MovementTable } from '../words/MovementTable.tsx';

const shown = 5;

/** What happened in the main wallet last. */
export const LastMovements = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const record = useQuery(query(getAccountRecord, { query: { period: 'last30', pageSize: shown } }));
  const { data } = record;
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Inline justify="between">
          <Heading level={2} size="l">{t`Latest transactions`}</Heading>
          <TextLink look="quiet" href="/member/records">{t`All records`}</TextLink>
        </Inline>
        {record.isError && !data ? (
          <LoadFailure title={t`We couldn’t load the transactions`} query={record} />
        ) : !data ? (
          <MovementSkeleton rows={shown} />
        ) : data.movements.length === 0 ? (
          <EmptyState picture={<MomentPicture moment="records" />} title={t`Nothing in the last 30 days`}>
            {t`Money going into and out of your main wallet will appear here.`}
          </EmptyState>
        ) : (
          <MovementTable
            caption={t`Latest transactions`}
            movements={data.movements}
            currency={data.currency}
            timeZone={data.timeZone}
            titles={new Map(data.wallets.map(({ wallet, title }) => [wallet, title]))}
          />
        )}
      </Stack>
    </Card>
  );
};
