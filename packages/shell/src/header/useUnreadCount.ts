import { getUnreadCount } from '@marquee/contract/routes';
import { useApi, useSession } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** How many messages are unread; asked once a minute, never for guests and free-play accounts. */
export const useUnreadCount = (): number => {
  const { query } = useApi();
  const session = useSession();
  const isAsked = session.status === 'member' && !session.isDemo;
  const unread = useQuery({ ...query(getUnreadCount, {}), enabled: isAsked, refetchInterval: 60_000 });
  return isAsked ? (unread.data?.count ?? 0) : 0;
};
