import { type RefObject, useLayoutEffect, useState } from 'react';

const isShown = ({ offsetParent }: HTMLElement) => offsetParent !== null;

// Layout counts in 64ths of a pixel. A whole pixel more would move what comes after a row that was cut by measure
// away from where it stands after one that was cut by style.
const toLayoutUnit = (width: number) => Math.ceil(width * 64 - 0.01) / 64;

/** How many entries of a row stand on its first line, and how wide that line is; none wrap where it is undefined. */
const measured = (row: HTMLElement, entries: readonly HTMLElement[]) => {
  // A rail has its entries one below the other on purpose.
  if (getComputedStyle(row).flexWrap !== 'wrap') return undefined;
  const top = entries[0]?.offsetTop ?? 0;
  const first = entries.findIndex((entry) => isShown(entry) && entry.offsetTop > top);
  if (first === -1) return undefined;
  const boxes = entries
    .slice(0, first)
    .filter(isShown)
    .map((entry) => entry.getBoundingClientRect());
  const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return { fitting: first, width };
};

/**
 * How many of a row's entries stand on its first line; those that wrap are for another place. All of them until the
 * row has been measured. The row is made as narrow as what fits, so that what comes after it stands close.
 */
export const useFitting = (row: RefObject<HTMLElement | null>, labels: string): number => {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const element = row.current;
    const room = element?.parentElement;
    if (!element || !room || !labels || typeof ResizeObserver === 'undefined') return undefined;
    const entries = [...element.children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement,
    );
    const measure = () => {
      element.style.removeProperty('max-inline-size');
      const line = measured(element, entries);
      if (line) element.style.setProperty('max-inline-size', `${toLayoutUnit(line.width)}px`);
      setFitting(line?.fitting ?? Infinity);
    };
    const observer = new ResizeObserver(measure);
    // The row gets less room once something comes after it; letters of another font make its entries wider.
    for (const each of [room, element, ...entries]) observer.observe(each);
    measure();
    return () => observer.disconnect();
  }, [row, labels]);
  return fitting;
};
