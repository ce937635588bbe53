import type { TableRules } from './TableRules.ts';

const pays: Record<string, { reds: readonly number[]; returned: number }> = {
  even: { reds: [0, 2, 4], returned: 198 },
  odd: { reds: [1, 3], returned: 198 },
  threeRed: { reds: [3], returned: 380 },
  threeWhite: { reds: [1], returned: 380 },
  fourRed: { reds: [4], returned: 1300 },
  fourWhite: { reds: [0], returned: 1300 },
};
const redsOf = (tokens: readonly boolean[]) => tokens.filter(Boolean).length;

/** Four tokens under a bowl, true where the red face is up. */
export const xocDia: TableRules<{ tokens: readonly boolean[] }> = {
  spots: Object.keys(pays),
  play: (draw) => ({ tokens: Array.from({ length: 4 }, () => draw(2) === 1) }),
  returns: (spot, { tokens }) => {
    const paid = pays[spot];
    return paid?.reds.includes(redsOf(tokens)) ? paid.returned : 0;
  },
  side: ({ tokens }) => ({ winner: redsOf(tokens) % 2 === 0 ? 'a' : 'b' }),
  label: ({ tokens }) => String(redsOf(tokens)),
};
