import { useIsNear } from '@marquee/ui';
import { type ReactNode, useRef } from 'react';
import * as styles from './WhenNear.css.ts';

/** Makes a part that is far down once the reader comes near to it, so that its code and answers wait until then. */
export const WhenNear = ({ children }: { children: () => ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return isNear ? children() : <div ref={place} className={styles.mark} />;
};
