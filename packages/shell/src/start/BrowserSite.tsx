import type { Permission } from '@marquee/feature-core';
import { useStore } from 'jotai';
import { startTransition, useEffect, useRef } from 'react';
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

/** Makes the page this visitor's, once what stands in its HTML has been taken over. */
const Arrival = ({ permission, onArrive }: { permission: Permission; onArrive: () => void }) => {
  const store = useStore();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    startTransition(() => store.set(permissionAtom, permission));
    onArrive();
  }, [onArrive, permission, store]);
  return null;
};

type Props = {
  runtime: Runtime;
  session: Session;
  history: SiteHistory;
  permission: Permission;
  onArrive: () => void;
};

/** The site in a browser. */
export const BrowserSite = ({ runtime, session, history, permission, onArrive }: Props) => (
  <SiteApp runtime={runtime} session={session.actions}>
    <SiteRouter brand={runtime.brand} history={history}>
      <SiteProvider>
        <Gate>
          <Frame />
        </Gate>
      </SiteProvider>
    </SiteRouter>
    <Arrival permission={permission} onArrive={onArrive} />
  </SiteApp>
);
