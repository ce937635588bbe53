import { type ReactNode, Suspense } from 'react';
import { Boundary } from './Boundary.tsx';

/** Something that a page can do without: nothing stands in its place while it loads or when it fails. */
export const Extra = ({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) => (
  <Boundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Boundary>
);
