/** A page to be shown, or the gap for those that are left out. */
export type PageItem = number | 'gap';

const RANGE = 3;
const MARGIN = 1;

/**
 * Which pages a pagination shows: three around the current one and one at each end, by the specification.
 * A gap that would hide a single page shows that page.
 */
export const pageItems = (page: number, count: number): PageItem[] => {
  const first = Math.max(1, Math.min(page - 1, count - RANGE + 1));
  const shown = new Set<number>();
  for (let each = 1; each <= Math.min(MARGIN, count); each += 1) shown.add(each).add(count - each + 1);
  for (let each = first; each < first + RANGE && each <= count; each += 1) shown.add(each);

  const items: PageItem[] = [];
  let last = 0;
  for (const each of [...shown].sort((a, b) => a - b)) {
    if (each - last === 2) items.push(each - 1);
    else if (each - last > 2) items.push('gap');
    items.push(each);
    last = each;
  }
  return items;
};
