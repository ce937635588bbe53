import { useSession } from '@marquee/feature-core';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { GuestTools } from './GuestTools.tsx';
import { WalletPlace } from './WalletPlace.tsx';

const loadMemberTools = () => import('./MemberTools.slot.tsx');

/** What the header offers for the account: login and joining, or the logged-in bar. */
export const AccountTools = () => {
  const session = useSession();
  if (session.status === 'guest') return <GuestTools />;
  if (session.status !== 'member') return <WalletPlace />;
  return (
    <Extra fallback={<WalletPlace />}>
      <LazyPart load={loadMemberTools} props={session} />
    </Extra>
  );
};
