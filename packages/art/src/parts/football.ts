import type { Pen } from '../pen/Pen.ts';
import { disc, roundabout, star } from '../pen/paths.ts';
import { placed } from '../shapes.ts';

/** A football, 236 across. */
export const football = (pen: Pen): string => {
  const patch = (x: number, y: number, size: number, turn: number) =>
    placed(pen.flat(star(0, 0, 5, size, size * 0.81), '#20202c'), x, y, { turn });
  return [
    pen.body(disc(0, 0, 118), '#fdfdfb', { gloss: true }),
    patch(0, 0, 44, 0),
    ...roundabout(5, 100).map(({ x, y, angle }) => patch(x, y, 27, angle + 180)),
    ...roundabout(5, 44).map(({ x, y }) => pen.line(`M${x} ${y}L${x * 1.75} ${y * 1.75}`, '#20202c', 5)),
    ...roundabout(5, 92, 36).map(({ x, y, angle }) =>
      pen.line(
        `M${x * 0.84} ${y * 0.84}L${x * 1.24} ${y * 1.24}M${x * 0.84} ${y * 0.84}L${roundabout(1, 76, angle - 36)[0]!.x} ${roundabout(1, 76, angle - 36)[0]!.y}M${x * 0.84} ${y * 0.84}L${roundabout(1, 76, angle + 36)[0]!.x} ${roundabout(1, 76, angle + 36)[0]!.y}`,
        '#20202c',
        5,
      ),
    ),
  ].join('');
};
