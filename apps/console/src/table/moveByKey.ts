import type { KeyboardEvent } from 'react';

/** Where a key leads from a row, of all of them. */
const targets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Moves the focus among the links of a table's rows by arrows, Home and End; Enter is the link's own. */
export const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  const target = targets[event.key];
  const { activeElement } = document;
  if (!target || !activeElement?.matches('[data-row-link]')) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  event.preventDefault();
  links[target(links.indexOf(activeElement as HTMLElement), links.length)]?.focus();
};
