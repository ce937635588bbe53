import type { Decision } from './Decision.ts';

/** An entry of the big road: ties that came before the next decision are counted on it. */
export type BigRoadEntry = { side: 'a' | 'b'; ties: number; pairs: readonly ('a' | 'b')[] };

/** The big road's columns: a run of the same side stands in one, however long it is. */
export const bigRoad = (
  decisions: readonly Decision[],
): { columns: BigRoadEntry[][]; tiesBefore: number } => {
  const columns: BigRoadEntry[][] = [];
  let tiesBefore = 0;
  for (const { winner, pairs = [] } of decisions) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (winner === 'tie') {
      if (last) last.ties += 1;
      else tiesBefore += 1;
      continue;
    }
    const entry = { side: winner, ties: 0, pairs };
    if (column && last?.side === winner) column.push(entry);
    else columns.push([entry]);
  }
  return { columns, tiesBefore };
};
