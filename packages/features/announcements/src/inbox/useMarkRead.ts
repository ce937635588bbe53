import { getInbox, getUnreadCount, markMessageRead } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { useApi } from '@marquee/feature-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Inbox = RouteValue<'getInbox'>;

const withRead = (id: string) => (inbox: Inbox | undefined) =>
  inbox && {
    ...inbox,
    messages: inbox.messages.map((message) => (message.id === id ? { ...message, isRead: true } : message)),
  };

/** Marks a message as read: here at once, then at the platform, whose count of unread ones the header shows. */
export const useMarkRead = () => {
  const { mutation } = useApi();
  const queries = useQueryClient();
  const mark = useMutation({
    ...mutation(markMessageRead),
    onMutate: ({ body }) => {
      queries.setQueriesData<Inbox>({ queryKey: [getInbox.id] }, withRead(body.id));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [getUnreadCount.id] }),
    onError: () => queries.invalidateQueries({ queryKey: [getInbox.id] }),
  });
  return (id: string) => mark.mutate({ body: { id } });
};
