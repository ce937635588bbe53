import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Filters.css.ts';

/** Chips to choose from, on one line that a phone scrolls; the chosen one is in view from the start. */
export const ChipRow = ({ name, children }: { name: string; children: ReactNode }) => {
  const ref = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const row = ref.current;
    const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row || !chosen) return;
    const isBeyond = chosen.offsetLeft + chosen.offsetWidth > row.clientWidth;
    if (isBeyond) row.scrollLeft = chosen.offsetLeft - row.clientWidth / 2;
  }, []);
  return (
    <fieldset ref={ref} className={styles.chips}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  );
};
