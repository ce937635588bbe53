import type { Permission, Session as Visitor } from '@marquee/feature-core';
import { useStore } from 'jotai';
import { type ReactNode, startTransition, useEffect, useRef } from 'react';
import { Frame } from '../frame/Frame.tsx';
import { SiteApp } from '../frame/SiteApp.tsx';
import type { SiteHistory } from '../routing/siteHistory.ts';
import { SiteRouter } from '../routing/SiteRouter.tsx';
import type { Runtime } from '../runtime/Runtime.ts';
import type { createSession } from '../session/createSession.ts';
import { Gate } from '../site/Gate.tsx';
import { permissionAtom } from '../site/permissionAtom.ts';
import { SiteProvider } from '../site/SiteProvider.tsx';

type Session = ReturnType<typeof createSession>;

type ArrivalProps = { permission: Permission; onArrive: () => void; children: ReactNode };

/**
 * Makes the page this visitor's, once what stands in its HTML has been taken over. It stands around the page and
 * not beside it, because a sibling would change the ids that the markup was made with.
 */
const Arrival = ({ permission, onArrive, children }: ArrivalProps) => {
  const store = useStore();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    startTransition(() => store.set(permissionAtom, permission));
    onArrive();
  }, [onArrive, permission, store]);
  return children;
};

type Props = {
  runtime: Runtime;
  session: Session;
  history: SiteHistory;
  permission: Permission;
  /** Whom the markup was made for that the page takes over. */
  written?: Visitor | undefined;
  onArrive: () => void;
};

/** The site in a browser. */
export const BrowserSite = ({ runtime, session, history, permission, written, onArrive }: Props) => (
  <SiteApp runtime={runtime} session={session.actions} written={written}>
    <Arrival permission={permission} onArrive={onArrive}>
      <SiteRouter brand={runtime.brand} history={history}>
        <SiteProvider>
          <Gate>
            <Frame />
          </Gate>
        </SiteProvider>
      </SiteRouter>
    </Arrival>
  </SiteApp>
);
