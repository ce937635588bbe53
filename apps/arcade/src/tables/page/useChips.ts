import { useState } from 'react';
import type { Chips, Limits } from '../live/readChips.ts';

const add = (chips: Chips, more: Chips): Chips => {
  const all: Record<string, number> = { ...chips };
  for (const [spot, amount] of Object.entries(more)) all[spot] = (all[spot] ?? 0) + amount;
  return all;
};
const totalOf = (chips: Chips) => Object.values(chips).reduce((sum, amount) => sum + amount, 0);

/** Chips that were laid and not yet bet, with a way back; they are swept away when a round ends. */
export const useChips = (limits: Limits, placed: Chips, round: number) => {
  const [laid, setLaid] = useState<{ round: number; steps: readonly Chips[] }>({ round, steps: [] });
  const [before, setBefore] = useState<{ round: number; chips: Chips }>({ round: 0, chips: {} });
  // A new round finds an empty table; what was bet is kept to be bet again.
  const steps = laid.round === round ? laid.steps : [];
  const draft = steps.reduce(add, {});
  if (totalOf(placed) > 0 && (before.round !== round || totalOf(before.chips) !== totalOf(placed)))
    setBefore({ round, chips: placed });

  const lay = (more: Chips) => {
    const all = add(add(placed, draft), more);
    if (Object.values(all).every((amount) => amount <= limits.max))
      setLaid({ round, steps: [...steps, more] });
  };
  const again = before.round === round ? {} : before.chips;
  return {
    draft,
    total: totalOf(draft),
    lay,
    undo: () => setLaid({ round, steps: steps.slice(0, -1) }),
    clear: () => setLaid({ round, steps: [] }),
    double: () => lay(totalOf(draft) > 0 ? draft : placed),
    again,
    layAgain: () => lay(again),
    hasAgain: totalOf(again) > 0,
  };
};
