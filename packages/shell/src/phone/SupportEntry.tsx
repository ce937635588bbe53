import { useLingui } from '@lingui/react/macro';
import { useGuard, useOpenModal, useSession } from '@marquee/feature-core';
import { HeadsetIcon, MailIcon } from '@marquee/ui';
import { useUnreadCount } from '../header/useUnreadCount.ts';
import { useHasPage } from '../site/useHasPage.ts';
import { useModalExists } from '../site/useModalExists.ts';
import { BottomButton } from './BottomButton.tsx';
import { BottomLink } from './BottomLink.tsx';

/** A member's messages; for everyone else the way to help. */
export const SupportEntry = () => {
  const { t } = useLingui();
  const session = useSession();
  const guard = useGuard();
  const open = useOpenModal();
  const unread = useUnreadCount();
  const hasModal = useModalExists();
  const hasPage = useHasPage();
  if (session.status === 'member' && hasModal('announcements'))
    return (
      <BottomButton
        icon={<MailIcon />}
        label={unread > 0 ? t`Messages (${unread})` : t`Messages`}
        hasDot={unread > 0}
        onPress={() => guard(() => open('announcements', { tab: 'inbox' }))}
      />
    );
  return hasPage('/help') ? <BottomLink href="/help" icon={<HeadsetIcon />} label={t`Support`} /> : null;
};
