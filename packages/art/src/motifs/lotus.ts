import { mix } from '../mix.ts';
import { placed } from '../shapes.ts';
import type { Motif } from './Motif.ts';

/** A lotus in bloom. */
export const lotus: Motif = (brush) => {
  const { palette } = brush;
  const petal = (colour: string) => {
    const fill = brush.linear([mix(colour, '#ffffff', 0.65), colour, mix(colour, palette.deep, 0.45)]);
    return `<path d="M0 60C-46 20 -38 -50 0 -96C38 -50 46 20 0 60Z" fill="${fill}" stroke="${mix(colour, '#ffffff', 0.5)}" stroke-width="2"/>`;
  };
  const back = petal(palette.accent);
  const front = petal(palette.main);
  const ring = (shape: string, turns: readonly number[], size: number, y: number) =>
    turns.map((turn) => placed(placed(shape, 0, -20), 0, y, { turn, size })).join('');
  return `${ring(back, [-74, 74, -50, 50], 1.12, 46)}${ring(front, [-34, 34], 1.12, 46)}${ring(back, [-16, 16], 1.1, 46)}${ring(front, [0], 1.16, 46)}<ellipse cy="98" rx="120" ry="14" fill="${palette.bright}" opacity=".25"/>`;
};
