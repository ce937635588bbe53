import { useLingui } from '@lingui/react/macro';
import { getAnnouncements } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi } from '@marquee/feature-core';
import { EmptyState } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PromotionsLink } from '../promotion/PromotionsLink.tsx';
import { pageCountOf, pageSize } from '../reader/pageSize.ts';
import { Reader } from '../reader/Reader.tsx';
import { ReaderSkeleton } from '../reader/ReaderSkeleton.tsx';
import { ReaderState } from '../reader/ReaderState.tsx';
import { KindFilter } from './KindFilter.tsx';
import { allKinds, type Kind } from './kinds.ts';
import { useKindNames } from './useKindNames.ts';
import { useStartPage } from './useStartPage.ts';

/** What the merchant announced, nine a page; `id` is open from the start. */
export const AnnouncementList = ({ id }: { id: string | undefined }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const names = useKindNames();
  const [kind, setKind] = useState<Kind>();
  const [turnedTo, setTurnedTo] = useState<number>();
  const startPage = useStartPage(id);
  const page = turnedTo ?? startPage;
  const input = { query: { types: kind ?? allKinds, platform: 'W', page: page ?? 1, pageSize } } as const;
  const list = useQuery({
    ...query(getAnnouncements, input),
    enabled: page !== undefined,
    placeholderData: keepPreviousData,
  });
  const narrow = (to: Kind | undefined) => {
    setKind(to);
    setTurnedTo(1);
  };
  const filter = <KindFilter kind={kind} onChange={narrow} />;
  if (list.isError)
    return (
      <ReaderState>
        <LoadFailure title={t`We couldn’t load the announcements`} query={list} />
      </ReaderState>
    );
  if (!list.data) return <ReaderSkeleton filter={filter} />;
  if (list.data.announcements.length === 0)
    return (
      <ReaderState>
        {kind && filter}
        <EmptyState
          picture={<MomentPicture moment="messages" />}
          title={t`No announcements yet`}
          action={<PromotionsLink />}
        >
          {t`News, maintenance times and promotions will appear here.`}
        </EmptyState>
      </ReaderState>
    );
  return (
    <Reader
      entries={list.data.announcements.map(({ type, publishedAt, ...entry }) => ({
        ...entry,
        sentAt: publishedAt,
        kind: names[type],
      }))}
      isTurning={list.isPlaceholderData}
      page={page ?? 1}
      pageCount={pageCountOf(list.data.total)}
      onPageChange={setTurnedTo}
      filter={filter}
      initialId={id}
    />
  );
};
