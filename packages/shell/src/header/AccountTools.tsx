import { useSession } from '@marquee/feature-core';
import { GuestTools } from './GuestTools.tsx';
import { MemberTools } from './MemberTools.tsx';
import { WalletPlace } from './WalletPlace.tsx';

/** What the header offers for the account: login and joining, or the logged-in bar. */
export const AccountTools = () => {
  const session = useSession();
  if (session.status === 'member') return <MemberTools {...session} />;
  return session.status === 'restoring' ? <WalletPlace /> : <GuestTools />;
};
