import { useSession } from '@marquee/feature-core';
import { type ReactNode, useState } from 'react';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { GuestNotice } from './GuestNotice.tsx';
import { MemberColumns } from './MemberColumns.tsx';

type Props = {
  /** Path of the page, as its route has it. */
  path: string;
  children: ReactNode;
};

/** The member area around one of its pages. Only a logged-in real account gets to see the page. */
const MemberArea = ({ path, children }: Props) => {
  const session = useSession();
  const [hasBeenMember, setBeenMember] = useState(false);
  if (session.status === 'member' && !hasBeenMember) setBeenMember(true);
  if (session.status === 'restoring') return <PageSkeleton />;
  if (session.status === 'guest') return <GuestNotice isAsked={!hasBeenMember} />;
  if (session.isDemo) return <DemoNotice />;
  return <MemberColumns path={path}>{children}</MemberColumns>;
};

export default MemberArea;
