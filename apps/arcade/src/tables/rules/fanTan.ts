import type { TableRules } from './TableRules.ts';

const groups: Record<string, readonly number[]> = {
  1: [1],
  2: [2],
  3: [3],
  4: [4],
  '1-2': [1, 2],
  '2-3': [2, 3],
  '3-4': [3, 4],
  '4-1': [4, 1],
  odd: [1, 3],
  even: [2, 4],
};

/** How many buttons are left of a pile when they are taken away in fours, 1 to 4. */
export const remainderOf = (buttons: number) => buttons % 4 || 4;

/** A pile of 60 to 99 buttons, each count as likely as the other, so that each remainder is too. */
export const fanTan: TableRules<{ buttons: number }> = {
  spots: Object.keys(groups),
  play: (draw) => ({ buttons: 60 + draw(40) }),
  returns: (spot, { buttons }) => {
    const group = groups[spot] ?? [];
    if (!group.includes(remainderOf(buttons))) return 0;
    return group.length === 1 ? 385 : 195;
  },
  side: ({ buttons }) => ({ winner: remainderOf(buttons) % 2 === 0 ? 'a' : 'b' }),
  label: ({ buttons }) => String(remainderOf(buttons)),
};
