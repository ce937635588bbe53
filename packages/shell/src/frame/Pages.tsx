import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { Boundary } from '../runtime/Boundary.tsx';
import { findSiteRoute } from '../routing/siteRoutes.ts';
import { framePath } from '../routing/framePath.ts';
import { useShown } from '../site/useShown.ts';
import { SitePage } from './SitePage.tsx';

/** What the address leads to. */
const Found = () => {
  const { routes } = useShown();
  return useRoutes([
    ...routes.map((page) => ({ path: page.path, element: <SitePage {...page} /> })),
    { path: framePath, element: <PageSkeleton /> },
    { path: '*', element: <NotFoundPage /> },
  ]);
};

/** The page at the address, and what stands in its place while it loads, when it fails and when there is none. */
export const Pages = () => {
  const { key, pathname } = useLocation();
  const shape = findSiteRoute(useShown().routes, pathname)?.route.shape;
  return (
    <Boundary resetKey={key} fallback={ErrorPage}>
      <Suspense fallback={<PageSkeleton shape={shape} />}>
        <Found />
      </Suspense>
    </Boundary>
  );
};
