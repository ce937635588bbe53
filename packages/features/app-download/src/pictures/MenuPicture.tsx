import { PhoneFrame } from '@marquee/ui';
import type { ReactNode } from 'react';
import { BrandIcon } from './BrandIcon.tsx';
import * as styles from './pictures.css.ts';

/** A menu of a phone's browser, in which one entry is chosen. */
export const MenuPicture = ({ icon, label }: { icon: ReactNode; label: string }) => (
  <PhoneFrame>
    <div className={styles.body}>
      <BrandIcon />
    </div>
    <div className={styles.menu}>
      <span className={styles.line} />
      <span className={styles.chosen}>
        {icon}
        {label}
      </span>
      <span className={styles.line} />
    </div>
  </PhoneFrame>
);
