import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageSkeleton } from '../pages/PageSkeleton.tsx';
import { Boundary } from '../runtime/Boundary.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { framePath } from '../routing/framePath.ts';
import { useShown } from '../site/useShown.ts';

/** The page at the address, and what stands in its place while it loads, when it fails and when there is none. */
export const Pages = () => {
  const { routes } = useShown();
  const { key } = useLocation();
  return (
    <Boundary resetKey={key} fallback={ErrorPage}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {routes.map(({ path, feature, route }) => (
            <Route
              key={path}
              path={path}
              element={<LazyPart load={route.load} feature={feature} area={path} props={{}} />}
            />
          ))}
          <Route path={framePath} element={<PageSkeleton />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </Boundary>
  );
};
