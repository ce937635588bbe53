import type { ReactNode } from 'react';
import { whole, reader } from './Reader.css.ts';

/** Stands in place of list and text where there is nothing to read or it could not be loaded. */
export const ReaderState = ({ children }: { children: ReactNode }) => (
  <div className={reader}>
    <div className={whole}>{children}</div>
  </div>
);
