import { useStore } from 'jotai';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { type Session, SessionContext, sessionAtom } from './session.ts';

type Props = {
  /** What the page's markup was made for, where it is taken over; else what is so. */
  written?: Session | undefined;
  children: ReactNode;
};

/**
 * Tells every page where the visitor stands. Who is taken up at the start of a page is shown in small steps, because
 * half of the page changes with it; whoever comes or goes by a touch is shown at once.
 */
export const SessionProvider = ({ written, children }: Props) => {
  const store = useStore();
  const [session, setSession] = useState(() => written ?? store.get(sessionAtom));
  useEffect(() => {
    let before = written;
    const settle = () => {
      const now = store.get(sessionAtom);
      const isTakenUp = before?.status === 'restoring' && now.status === 'member';
      before = now;
      // As it was written: nothing that stands on the page changes.
      const settled = (shown: Session) =>
        shown.status === now.status && now.status !== 'member' ? shown : now;
      if (isTakenUp) startTransition(() => setSession(settled));
      else setSession(settled);
    };
    settle();
    return store.sub(sessionAtom, settle);
  }, [store, written]);
  return <SessionContext value={session}>{children}</SessionContext>;
};
