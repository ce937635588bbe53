import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { Boundary } from '../runtime/Boundary.tsx';
import { framePath } from '../routing/framePath.ts';
import { useShown } from '../site/useShown.ts';
import { SitePage } from './SitePage.tsx';

/** The page at the address, and what stands in its place while it loads, when it fails and when there is none. */
export const Pages = () => {
  const { routes } = useShown();
  const { key } = useLocation();
  return (
    <Boundary resetKey={key} fallback={ErrorPage}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {routes.map((page) => (
            <Route key={page.path} path={page.path} element={<SitePage {...page} />} />
          ))}
          <Route path={framePath} element={<PageSkeleton />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
};
