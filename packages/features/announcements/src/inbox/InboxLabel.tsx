import { useLingui } from '@lingui/react/macro';
import { getUnreadCount } from '@marquee/contract/routes';
import { useApi, useSession } from '@marquee/feature-core';
import { Badge, VisuallyHidden } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';

/** The name of the inbox, with how many messages are unread. */
export const InboxLabel = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const session = useSession();
  const unread = useQuery({ ...query(getUnreadCount, {}), enabled: session.status === 'member' });
  const count = unread.data?.count ?? 0;
  return (
    <>
      {t`My messages`}
      {count > 0 && (
        <Badge tone="accent">
          <span aria-hidden>{count}</span>
          <VisuallyHidden>{t`${count} unread`}</VisuallyHidden>
        </Badge>
      )}
    </>
  );
};
