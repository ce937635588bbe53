import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useGuard, useOpenModal } from '@marquee/feature-core';
import { IconButton, MailIcon } from '@marquee/ui';
import { useModalExists } from '../site/useModalExists.ts';
import { useUnreadCount } from './useUnreadCount.ts';

/** Opens the member's messages, with a dot while some are unread. */
export const MessagesButton = () => {
  const { t } = useLingui();
  const guard = useGuard();
  const open = useOpenModal();
  const unread = useUnreadCount();
  if (!useModalExists()('announcements')) return null;
  return (
    <IconButton
      label={
        unread > 0
          ? t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`
          : t`Messages`
      }
      icon={<MailIcon />}
      hasDot={unread > 0}
      onClick={() => guard(() => open('announcements', { tab: 'inbox' }))}
    />
  );
};
