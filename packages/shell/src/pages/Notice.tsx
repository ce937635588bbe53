import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

type Props = {
  title: string;
  text: ReactNode;
  action?: { label: string; onPress: () => void };
  /** Something that changes while the notice stands, such as a countdown; it is not read out by itself. */
  children?: ReactNode;
};

/** A page that says what happened and what to do. */
export const Notice = ({ title, text, action, children }: Props) => (
  <div className={styles.page} role="alert">
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
    {action && (
      <button type="button" className={styles.action} onClick={action.onPress}>
        {action.label}
      </button>
    )}
    {children && (
      <p className={styles.text} aria-live="off">
        {children}
      </p>
    )}
  </div>
);
