import type { ReactNode } from 'react';
import * as styles from './BottomBar.css.ts';

type Props = { icon: ReactNode; label: string; isOpen?: boolean; hasDot?: boolean; onPress: () => void };

/** An entry of the bottom bar that opens something here. */
export const BottomButton = ({ icon, label, isOpen, hasDot, onPress }: Props) => (
  <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={onPress}>
    <span className={hasDot ? styles.dotted : undefined}>{icon}</span>
    {label}
  </button>
);
