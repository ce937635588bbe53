import type { ReactNode } from 'react';
import { phone } from './PhoneFrame.css.ts';

/** A phone around a drawn screen. It is a picture: what it shows has to be said in words beside it. */
export const PhoneFrame = ({ children }: { children: ReactNode }) => (
  <div className={phone} aria-hidden inert>
    {children}
  </div>
);
