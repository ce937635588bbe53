/** A road's entry with its place on the grid. */
export type Laid<Entry> = { entry: Entry; x: number; y: number };

/**
 * Lays columns on a grid of six rows: down as far as it is free, then to the right (the dragon's tail). A column
 * begins in the first free place of the top row after the beginning of the one before it.
 */
export const layRoad = <Entry>(columns: readonly (readonly Entry[])[], rows = 6): Laid<Entry>[] => {
  const taken = new Set<string>();
  const laid: Laid<Entry>[] = [];
  let start = -1;
  for (const column of columns) {
    start += 1;
    while (taken.has(`${start},0`)) start += 1;
    let x = start;
    let y = 0;
    let isTurned = false;
    column.forEach((entry, index) => {
      if (index > 0) {
        isTurned ||= y + 1 >= rows || taken.has(`${x},${y + 1}`);
        if (isTurned) x += 1;
        else y += 1;
      }
      taken.add(`${x},${y}`);
      laid.push({ entry, x, y });
    });
  }
  return laid;
};
