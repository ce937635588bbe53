import { useSite } from '@marquee/feature-core';
import { type ReactNode, Suspense } from 'react';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { Boundary } from '../runtime/Boundary.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';

const loadMaintenance = () => import('../pages/Maintenance.page.tsx');
const loadBlocked = () => import('../pages/Blocked.page.tsx');

/** Lets in only whom the start-up call lets in; for all others the site has one page, at every address. */
export const Gate = ({ children }: { children: ReactNode }) => {
  const { permission } = useSite();
  if (!permission?.maintenance && !permission?.regionRestriction) return children;
  return (
    <Boundary fallback={ErrorPage}>
      <Suspense>
        {permission.maintenance ? (
          <LazyPart load={loadMaintenance} area="maintain" props={{}} />
        ) : (
          <LazyPart load={loadBlocked} area="regiona" props={{}} />
        )}
      </Suspense>
    </Boundary>
  );
};
