import type { Draw } from '../fairness/createDraw.ts';

/** Deals from cards or tiles that lie in a known order: each that is left is as likely as the other. */
export const dealFrom = <Item>(items: readonly Item[], draw: Draw): (() => Item) => {
  const left = [...items];
  return () => {
    const place = draw(left.length);
    const dealt = left[place] as Item;
    const last = left.pop() as Item;
    if (place < left.length) left[place] = last;
    return dealt;
  };
};
