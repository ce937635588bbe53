import { useLingui } from '@lingui/react/macro';
import { useUnreadCount } from '../header/useUnreadCount.ts';

/** Names the messages, with the number of those that wait. By itself, so that the whole menu is not drawn anew for it. */
export const MessagesLabel = () => {
  const { t } = useLingui();
  const unread = useUnreadCount();
  return unread > 0 ? t`Messages (${unread})` : t`Messages`;
};
