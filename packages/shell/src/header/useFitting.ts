import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of a row's entries stand on its first line; those that wrap are for another place. All of them until the
 * row has been measured.
 */
export const useFitting = (row: RefObject<HTMLElement | null>, labels: string): number => {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || !labels || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const shown = [...element.children].filter(
        (child): child is HTMLElement => child instanceof HTMLElement,
      );
      const top = shown[0]?.offsetTop ?? 0;
      const first = shown.findIndex(
        ({ offsetTop, offsetParent }) => offsetParent !== null && offsetTop > top,
      );
      // A rail has its entries one below the other on purpose.
      const isRow = getComputedStyle(element).flexWrap === 'wrap';
      setFitting(isRow && first !== -1 ? first : Infinity);
    };
    const observer = new ResizeObserver(measure);
    // Letters of another font make the entries wider, not always the row.
    for (const each of [element, ...element.children]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  }, [row, labels]);
  return fitting;
};
