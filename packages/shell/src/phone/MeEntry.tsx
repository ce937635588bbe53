import { useLingui } from '@lingui/react/macro';
import { useSession } from '@marquee/feature-core';
import { LoginIcon, UserIcon } from '@marquee/ui';
import { BottomLink } from './BottomLink.tsx';

/** The member's own page; login for a guest. */
export const MeEntry = () => {
  const { t } = useLingui();
  const session = useSession();
  return session.status === 'member' ? (
    <BottomLink href="/member" icon={<UserIcon />} label={t`Me`} />
  ) : (
    <BottomLink href="/?modal=login" icon={<LoginIcon />} label={t`Log in`} />
  );
};
