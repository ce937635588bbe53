import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  3: [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  6: [
    [-0.5, -0.6],
    [0.5, -0.6],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.6],
    [0.5, 0.6],
  ],
};

/** Dice in the air, seen from a corner. */
export const dice: Motif = (brush) => {
  const { palette, random } = brush;
  const die = (colour: string, dot: string) => {
    const side = (transform: string, shade: number, value: number) =>
      `<g transform="${transform}"><rect x="-40" y="-40" width="80" height="80" rx="13" fill="${mix(colour, shade < 0 ? '#ffffff' : '#000000', Math.abs(shade))}"/>${pips[value]!.map(([x, y]) => `<circle cx="${x * 44}" cy="${y * 44}" r="9" fill="${dot}"/>`).join('')}</g>`;
    const values = [1, 3, 4, 5, 6];
    return (
      side('matrix(.866 -.5 .866 .5 0 -40)', -0.35, random.pick(values)) +
      side('matrix(.866 .5 0 1 -34.6 20)', 0, random.pick(values)) +
      side('matrix(.866 -.5 0 1 34.6 20)', 0.28, random.pick(values))
    );
  };
  return (
    placed(die(palette.accent, palette.deep), -66, 40, { turn: random.between(-30, -5), size: 0.8 }) +
    placed(die(palette.main, '#ffffff'), 62, 30, { turn: random.between(8, 34), size: 0.95 }) +
    placed(die(palette.bright, palette.deep), 0, -44, { turn: random.between(-12, 12), size: 1.05 })
  );
};
