import type { ReactNode } from 'react';
import * as styles from './Rows.css.ts';

/** A list of things that each take a row; `label` is what it lists, for screen readers. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

/** One thing of `Rows`: what is to be read, and at its end how it stands or what can be done with it. */
export const Row = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <li className={styles.row}>
    <div className={styles.words}>{children}</div>
    {end && <div className={styles.end}>{end}</div>}
  </li>
);

/** What a `Row` is called, with its badges. */
export const RowName = ({ children }: { children: ReactNode }) => (
  <span className={styles.name}>{children}</span>
);
