import { useEffect, useRef, type RefObject } from 'react';

const SELECTED = '[aria-selected="true"], [aria-current]:not([aria-current="false"]), [aria-pressed="true"]';

/**
 * Keeps what is selected in a row that is swiped in sight: by arrow keys, or when the page opens on one further on.
 * The page itself is not scrolled.
 * @param selected What is selected, or how many there are to choose from: the row is looked at whenever it changes.
 */
export function useSelectedInView(row: RefObject<HTMLElement | null>, selected: unknown): void {
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    // Where its reader has swiped the row to, it stays until something else is selected.
    if (Object.is(seen.current, selected)) return;
    seen.current = selected;
    const chosen = row.current?.querySelector(SELECTED);
    if (!row.current || !chosen || row.current.scrollWidth <= row.current.clientWidth) return;
    const outer = row.current.getBoundingClientRect();
    const inner = chosen.getBoundingClientRect();
    // In the middle, with its neighbours on both sides as a sign that there is more.
    row.current.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 });
  }, [row, selected]);
}
