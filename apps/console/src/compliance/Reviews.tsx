import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffReviews } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, CheckCircleIcon, EmptyState, Inline, Stack, Text } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { ChoiceFilter } from '../table/ChoiceFilter.tsx';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useTableState } from '../table/useTableState.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

type Review = RouteValue<'getStaffReviews'>['reviews'][number];
type Decision = NonNullable<Review['decision']>;

const pageSize = 20;

const useLikenessNames = (): Readonly<Record<Review['likenesses'][number], string>> => {
  const { t } = useLingui();
  return {
    mobile: t`Phone`,
    email: t`Mailbox`,
    document: t`Identity document`,
    nameAndBirthday: t`Name and birthday`,
    card: t`Bank account`,
    device: t`Browser`,
  };
};

const useColumns = (decide: (review: Review, decision: Decision) => void): readonly DataColumn<Review>[] => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const may = useMay();
  const names = useLikenessNames();
  const likenessesOf = ({ likenesses }: Review) => likenesses.map((each) => names[each]).join(', ');
  return [
    {
      id: 'member',
      header: t`Member`,
      cell: ({ username }) => username,
      note: ({ isHeld }) => (isHeld ? t`Waits: no deposits, no games` : t`Plays on meanwhile`),
      value: ({ username }) => username,
    },
    { id: 'alike', header: t`In common`, cell: likenessesOf, value: likenessesOf },
    {
      id: 'found',
      header: t`Found at`,
      cell: ({ foundAt }) => dateTime(foundAt, { timeZone }),
      value: ({ foundAt }) => foundAt,
    },
    {
      id: 'until',
      header: t`Excluded until`,
      cell: ({ excludedUntil }) =>
        excludedUntil === null ? t`for good` : dateTime(excludedUntil, { timeZone }),
      value: ({ excludedUntil }) => excludedUntil,
    },
    {
      id: 'decision',
      header: t`Decision`,
      cell: (review) => {
        if (review.decision === 'excluded') return <Badge tone="critical">{t`The same person`}</Badge>;
        if (review.decision === 'somebodyElse') return <Badge tone="positive">{t`Somebody else`}</Badge>;
        if (!may('compliance.manage')) return <Badge tone="caution">{t`Open`}</Badge>;
        return (
          <Inline gap="x2">
            <Button size="s" look="outline" onClick={() => decide(review, 'somebodyElse')}>
              {t`Somebody else …`}
            </Button>
            <Button size="s" look="outline" tone="critical" onClick={() => decide(review, 'excluded')}>
              {t`The same …`}
            </Button>
          </Inline>
        );
      },
      note: ({ decidedBy, decidedAt }) =>
        decidedBy && decidedAt && t`${decidedBy}, ${dateTime(decidedAt, { timeZone })}`,
      value: ({ decision }) => decision,
    },
  ];
};

/** Members who may be somebody who has excluded themselves, at this merchant or another. */
export const Reviews = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const [asked, setAsked] = useState<{ review: Review; decision: Decision }>();
  const columns = useColumns((review, decision) => setAsked({ review, decision }));
  const state = useTableState('reviews');
  const chosen = state.filter('state') === 'decided' ? ('decided' as const) : ('open' as const);
  const wish = (page: number) => ({ query: { state: chosen, page, pageSize } });
  const found = useQuery({ ...query(getStaffReviews, wish(state.page)), placeholderData: keepPreviousData });
  return (
    <Stack gap="x4">
      <Text isMuted>
        {t`They have something in common with a person who has excluded themselves. Whose exclusion it is, nobody here can see: only hashes of it are kept.`}
      </Text>
      <DataTable
        id="reviews"
        label={t`Excluded or somebody else`}
        columns={columns}
        rows={found.data?.reviews}
        total={found.data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ memberId }) => memberId}
        query={found}
        loadPage={async (page) => (await call(getStaffReviews, wish(page))).reviews}
        filters={
          <ChoiceFilter
            state={state}
            name="state"
            label={t`State`}
            anyLabel={t`Open`}
            options={{ decided: t`Decided` }}
          />
        }
        empty={
          <EmptyState
            icon={<CheckCircleIcon size="xl" />}
            title={chosen === 'open' ? t`Nobody waits` : t`Nobody was decided about yet`}
          />
        }
      />
      {asked && <ReviewDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
};
