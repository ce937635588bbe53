import { useLingui } from '@lingui/react/macro';
import { getFeedback } from '@marquee/contract/routes';
import { ListPages, LoadFailure, useApi } from '@marquee/feature-core';
import { Card, Heading, Rows, Stack, Text } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseRow } from './CaseRow.tsx';

const pageSize = 9;

/** What the member has written so far, with its answers; nothing before the first message. */
export const OwnCases = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const [page, setPage] = useState(1);
  const answer = useQuery({
    ...query(getFeedback, { query: { page, pageSize } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { data, isError, isPlaceholderData } = answer;
  if (isError) return <LoadFailure isCard title={t`We couldn’t load your messages to us`} query={answer} />;
  if (!data?.total) return null;
  const { cases, total } = data;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Your messages to us`}</Heading>
          <Text size="s" isMuted>{t`Our answers come to your messages too.`}</Text>
        </Stack>
        <div aria-busy={isPlaceholderData}>
          <Rows label={t`Your messages to us`}>
            {cases.map((each) => (
              <CaseRow key={each.reference} ownCase={each} />
            ))}
          </Rows>
        </div>
        <ListPages
          label={t`Pages`}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={setPage}
        />
      </Stack>
    </Card>
  );
};
