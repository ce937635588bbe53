import { useLingui } from '@lingui/react/macro';
import { getInbox } from '@marquee/contract/routes';
import { LoadFailure, MomentPicture, useApi, useSession } from '@marquee/feature-core';
import { EmptyState, MessageIcon } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageCountOf, pageSize } from '../reader/pageSize.ts';
import { Reader } from '../reader/Reader.tsx';
import { ReaderSkeleton } from '../reader/ReaderSkeleton.tsx';
import { ReaderState } from '../reader/ReaderState.tsx';
import { useMarkRead } from './useMarkRead.ts';

/** The member's messages, nine a page; the one that is opened counts as read. */
export const Inbox = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const session = useSession();
  const markRead = useMarkRead();
  const [page, setPage] = useState(1);
  const inbox = useQuery({
    ...query(getInbox, { query: { page, pageSize } }),
    enabled: session.status === 'member',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  if (inbox.isError)
    return (
      <ReaderState>
        <LoadFailure title={t`We couldn’t load your messages`} query={inbox} />
      </ReaderState>
    );
  if (!inbox.data) return <ReaderSkeleton />;
  if (inbox.data.messages.length === 0)
    return (
      <ReaderState>
        <EmptyState picture={<MomentPicture moment="messages" />} title={t`No messages yet`}>
          {t`Personal messages about your account, rewards and payments will appear here.`}
        </EmptyState>
      </ReaderState>
    );
  return (
    <Reader
      entries={inbox.data.messages.map(({ isRead, ...message }) => ({ ...message, isUnread: !isRead }))}
      isTurning={inbox.isPlaceholderData}
      page={page}
      pageCount={pageCountOf(inbox.data.total)}
      onPageChange={setPage}
      onOpen={({ id, isUnread }) => isUnread && markRead(id)}
      prompt={<EmptyState icon={<MessageIcon size="xl" />} title={t`Choose a message to read`} />}
    />
  );
};
