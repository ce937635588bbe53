import '@marquee/ui/base';
import { Button } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

type Props = {
  title: string;
  text: ReactNode;
  action?: { label: string; onPress: () => void };
  icon?: ReactNode;
  /** A picture in place of the icon; four to three. */
  picture?: ReactNode;
  /** Something that changes while the notice stands, such as a countdown; it is not read out by itself. */
  children?: ReactNode;
};

/** A page that says what happened and what to do. */
export const Notice = ({ title, text, action, icon, picture, children }: Props) => (
  <div className={styles.page}>
    <div role="alert" className={styles.words}>
      {picture && <span className={styles.picture}>{picture}</span>}
      {icon && <span className={styles.icon}>{icon}</span>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </div>
    {action && <Button onClick={action.onPress}>{action.label}</Button>}
    {children && <div className={styles.text}>{children}</div>}
  </div>
);
