import { useLingui } from '@lingui/react/macro';
import { getStaffVoices } from '@marquee/contract/routes';
import { Banner, CheckCircleIcon, EmptyState, Inline, PageHead, Stack, TextLink } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { ChoiceFilter } from '../table/ChoiceFilter.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { QueueChoice } from '../table/QueueChoice.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';
import { useVoiceColumns } from './useVoiceColumns.tsx';
import { type ListedVoice, useVoiceWords } from './useVoiceWords.ts';

const queues = ['open', 'mine', 'answered', 'all'] as const;
type Queue = (typeof queues)[number];

const pageSize = 20;
const every = 20_000;

/** Questions and complaints; of those that are open, the oldest promise stands first. */
export const Voices = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const { kinds } = useVoiceWords();
  const columns = useVoiceColumns();
  const state = useTableState('voices');
  const queue = queues.find((id) => id === state.filter('queue')) ?? 'open';
  const search = state.filter('search');
  const kind = Object.keys(kinds).find((id) => id === state.filter('kind'));
  const asked = (page: number) => ({
    query: {
      queue,
      page,
      pageSize,
      ...(search && { search }),
      ...(kind && { questionType: kind as ListedVoice['questionType'] }),
    },
  });
  const found = useQuery({
    ...query(getStaffVoices, asked(state.page)),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const { data } = found;
  const overdue = data?.waiting.overdue ?? 0;
  const names: Record<Queue, string> = {
    open: t`Open`,
    mine: t`Mine`,
    answered: t`Answered`,
    all: t`All`,
  };
  return (
    <Stack gap="x5">
      <Inline justify="between">
        <PageHead title={t`Voices`} />
        <TextLink href="/voices/templates">{t`Templates of answers`}</TextLink>
      </Inline>
      {overdue > 0 && (
        <Banner tone="critical">{t`${overdue} of them wait for longer than the 24 hours that we promise.`}</Banner>
      )}
      <QueueChoice
        names={names}
        waiting={data?.waiting}
        value={queue}
        onChange={(value) => state.set({ queue: value })}
      />
      <DataTable
        id="voices"
        label={names[queue]}
        columns={columns}
        rows={data?.voices}
        total={data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ reference }) => reference}
        rowTo={({ reference }) => `/voices/${reference}`}
        query={found}
        filters={
          <>
            <TextFilter state={state} name="search" label={t`Find by reference or username`} />
            <ChoiceFilter state={state} name="kind" label={t`About`} options={kinds} />
          </>
        }
        loadPage={async (page) => (await call(getStaffVoices, asked(page))).voices}
        empty={
          <EmptyState icon={<CheckCircleIcon size="xl" />} title={t`Nothing waits here`}>
            {search || kind
              ? t`Nothing of this queue fits the search.`
              : t`What members and guests write appears by itself.`}
          </EmptyState>
        }
      />
    </Stack>
  );
};
