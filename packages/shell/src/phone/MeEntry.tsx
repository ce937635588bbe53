import { useLingui } from '@lingui/react/macro';
import { useSession } from '@marquee/feature-core';
import { LoginIcon, UserIcon } from '@marquee/ui';
import { usePage } from '../routing/usePage.ts';
import { BottomLink } from './BottomLink.tsx';

/** The member's own page; login for a guest. */
export const MeEntry = () => {
  const { t } = useLingui();
  const session = useSession();
  const page = usePage();
  // The deposit has an entry of its own beside this one.
  const isWithin = page?.route.layout === 'member' && page.path !== '/member/deposit';
  return session.status === 'member' ? (
    <BottomLink href="/member" icon={<UserIcon />} label={t`Me`} isWithin={isWithin} />
  ) : (
    <BottomLink href="/?modal=login" icon={<LoginIcon />} label={t`Log in`} />
  );
};
