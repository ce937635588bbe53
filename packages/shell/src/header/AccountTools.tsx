import { useLingui } from '@lingui/react/macro';
import { useSession } from '@marquee/feature-core';
import { Spinner } from '@marquee/ui';
import { GuestTools } from './GuestTools.tsx';
import { MemberTools } from './MemberTools.tsx';

/** What the header offers for the account: login and joining, or the logged-in bar. */
export const AccountTools = () => {
  const { t } = useLingui();
  const session = useSession();
  if (session.status === 'member') return <MemberTools {...session} />;
  return session.status === 'restoring' ? <Spinner label={t`Logging you in`} /> : <GuestTools />;
};
