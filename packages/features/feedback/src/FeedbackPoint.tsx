import { Text } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './FeedbackAside.css.ts';

type Props = { icon: ReactNode; title: string; children: ReactNode };

/** One thing that is good to know before writing. */
export const FeedbackPoint = ({ icon, title, children }: Props) => (
  <div className={styles.point}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <Text isStrong>{title}</Text>
      {children}
    </div>
  </div>
);
