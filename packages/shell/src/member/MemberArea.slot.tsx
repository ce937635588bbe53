import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type FeatureRoute, useSession } from '@marquee/feature-core';
import { PageHead, Stack } from '@marquee/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { DemoNotice } from './DemoNotice.tsx';
import { GuestNotice } from './GuestNotice.tsx';
import { MemberColumns } from './MemberColumns.tsx';
import { MemberSkeleton } from './MemberSkeleton.tsx';

type Props = {
  /** Path of the page, as its route has it. */
  path: string;
  title?: MessageDescriptor | undefined;
  about?: MessageDescriptor | undefined;
  shape?: FeatureRoute['shape'];
  children: ReactNode;
};

/**
 * The member area around one of its pages, with its head where that is the same at every address. Only a logged-in real
 * account gets to see the page.
 */
const MemberArea = ({ path, title, about, shape, children }: Props) => {
  const { i18n } = useLingui();
  const session = useSession();
  const [hasBeenMember, setBeenMember] = useState(false);
  if (session.status === 'member' && !hasBeenMember) setBeenMember(true);
  if (session.status === 'guest') return <GuestNotice isAsked={!hasBeenMember} />;
  if (session.status === 'member' && session.isDemo) return <DemoNotice />;
  const words = title && i18n._(title);
  const waiting = <MemberSkeleton title={about ? undefined : words} shape={shape} />;
  return (
    <MemberColumns path={path}>
      <Stack gap="x5">
        {about && <PageHead title={words}>{i18n._(about)}</PageHead>}
        {session.status === 'restoring' ? waiting : <Suspense fallback={waiting}>{children}</Suspense>}
      </Stack>
    </MemberColumns>
  );
};

export default MemberArea;
