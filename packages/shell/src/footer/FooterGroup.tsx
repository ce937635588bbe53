import { type ReactNode, useId } from 'react';
import * as styles from './Footer.css.ts';

/** Some links of the footer under a heading. */
export const FooterGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  );
};
