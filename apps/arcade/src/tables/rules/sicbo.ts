import type { TableRules } from './TableRules.ts';

/** What the exact sum of three dice pays to 1. */
const totals: Record<number, number> = {
  4: 60,
  5: 30,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 30,
  17: 60,
};
const faces = [1, 2, 3, 4, 5, 6];
const pairsOfFaces = faces.flatMap((low) =>
  faces.filter((high) => high > low).map((high) => `${low}-${high}`),
);

/** Three dice under a glass: big and small, sums, faces, doubles, pairs of faces and triples. */
export const sicbo: TableRules<{ dice: readonly number[] }> = {
  spots: [
    'big',
    'small',
    'odd',
    'even',
    ...Object.keys(totals).map((sum) => `sum${sum}`),
    ...faces.flatMap((face) => [`face${face}`, `double${face}`, `triple${face}`]),
    ...pairsOfFaces.map((pair) => `pair${pair}`),
    'anyTriple',
  ],
  play: (draw) => ({ dice: [draw(6) + 1, draw(6) + 1, draw(6) + 1] }),
  returns: (spot, { dice }) => {
    const sum = dice.reduce((all, die) => all + die, 0);
    const count = (face: number) => dice.filter((die) => die === face).length;
    const isTriple = faces.some((face) => count(face) === 3);
    const won = (hit: boolean, pays: number) => (hit ? 100 * (pays + 1) : 0);
    if (spot === 'big') return won(sum >= 11 && !isTriple, 1);
    if (spot === 'small') return won(sum <= 10 && !isTriple, 1);
    if (spot === 'odd') return won(sum % 2 === 1 && !isTriple, 1);
    if (spot === 'even') return won(sum % 2 === 0 && !isTriple, 1);
    if (spot === 'anyTriple') return won(isTriple, 30);
    const [, name, first, second] = /^(sum|face|double|triple|pair)(\d+)(?:-(\d))?$/.exec(spot) ?? [];
    const face = Number(first);
    if (name === 'sum') return won(sum === face, totals[face] ?? 0);
    if (name === 'face') return won(count(face) > 0, count(face));
    if (name === 'double') return won(count(face) >= 2, 10);
    if (name === 'triple') return won(count(face) === 3, 150);
    return won(name === 'pair' && count(face) > 0 && count(Number(second)) > 0, 5);
  },
  side: ({ dice }) => {
    if (dice.every((die) => die === dice[0])) return { winner: 'tie' };
    return { winner: dice.reduce((all, die) => all + die, 0) >= 11 ? 'a' : 'b' };
  },
  label: ({ dice }) => String(dice.reduce((all, die) => all + die, 0)),
};
