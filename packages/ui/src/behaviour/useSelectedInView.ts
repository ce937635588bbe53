import { useEffect, type RefObject } from 'react';

const SELECTED = '[aria-selected="true"], [aria-current]:not([aria-current="false"]), [aria-pressed="true"]';

// In the middle, with its neighbours on both sides as a sign that there is more.
const bringToMiddle = (row: HTMLElement) => {
  const chosen = row.querySelector(SELECTED);
  if (!chosen || row.scrollWidth <= row.clientWidth) return;
  const outer = row.getBoundingClientRect();
  const inner = chosen.getBoundingClientRect();
  row.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 });
};

/**
 * Keeps what is selected in a row that is swiped in sight: by arrow keys, or when the page opens on one further on.
 * The page itself is not scrolled.
 * @param selected What is selected and, where they come later, among what: the row is looked at when it changes.
 */
export const useSelectedInView = (row: RefObject<HTMLElement | null>, selected: unknown): void => {
  useEffect(() => {
    const element = row.current;
    if (!element || selected === undefined) return undefined;
    bringToMiddle(element);
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Letters of the brand's own font, which come a little later, are of another width.
    const observer = new ResizeObserver(() => bringToMiddle(element));
    for (const each of element.children) observer.observe(each);
    return () => observer.disconnect();
  }, [row, selected]);
};
