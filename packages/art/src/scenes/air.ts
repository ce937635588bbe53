import { mix } from '../mix.ts';
import { blob, box, disc, oval, star } from '../pen/paths.ts';
import type { Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';
import type { Stage } from './Scene.ts';

type Grain = (pen: Pen, size: number) => string;

const grains = {
  sparks: (pen, size) => pen.flat(star(0, 0, 4, size * 5, size * 1.2), pen.palette.bright, 0.95),
  embers: (pen, size) =>
    pen.flat(disc(0, 0, size * 2), pen.random.pick(['#ff8a2a', '#ffd15c', '#ff5a1f']), 0.9),
  bubbles: (pen, size) =>
    pen.flat(disc(0, 0, size * 4), '#ffffff', 0.16) +
    pen.line(disc(0, 0, size * 4), '#ffffff', 1.3, 0.75) +
    pen.flat(disc(-size * 1.4, -size * 1.5, size), '#ffffff', 0.9),
  petals: (pen, size) =>
    pen.flat(
      blob(0, -size * 3.4, size * 2.2, 0, 0, size * 3.4, -size * 2.2, 0),
      mix('#ff9ab8', pen.palette.bright, pen.random.next() * 0.5),
      0.95,
    ),
  leaves: (pen, size) =>
    pen.flat(
      blob(0, -size * 4, 0, -size * 4, size * 2, 0, 0, size * 4, -size * 2, 0),
      pen.random.pick(['#8fd14f', '#f0a13a', '#e0662a']),
      0.95,
    ),
  snow: (pen, size) => pen.flat(disc(0, 0, size * 1.9), '#ffffff', 0.9),
  rain: (pen, size) => pen.line(`M0 0l${-size * 4} ${size * 14}`, '#e3f4ff', 1.6, 0.65),
  stars: (pen, size) => pen.flat(star(0, 0, 4, size * 3.4, size), '#fff6d0', 0.95),
  coins: (pen, size) => pen.body(oval(0, 0, size * 4.2, size * 3.2), '#f6c03c'),
  confetti: (pen, size) =>
    pen.flat(
      box(-size * 2, -size, size * 4, size * 2.2),
      pen.random.pick([pen.palette.accent, pen.palette.main, pen.palette.bright, '#ffffff']),
      0.95,
    ),
  dust: (pen, size) => pen.flat(disc(0, 0, size * 3.4), pen.palette.bright, 0.24),
  fireflies: (pen, size) =>
    pen.glow(0, 0, size * 7, '#ffe98a', 0.7) + pen.flat(disc(0, 0, size * 1.5), '#fffbd0', 0.95),
} as const satisfies Readonly<Record<string, Grain>>;

/** What floats in the air of a picture. */
export type Air = keyof typeof grains;

/** Small things in the air, some far and small, a few near and large. */
export const air = (pen: Pen, name: Air, { width, height }: Stage, isNear: boolean): string => {
  const { random } = pen;
  return Array.from({ length: isNear ? 5 : 11 }, () => {
    const side = random.pick([-1, 1]);
    const x = isNear
      ? width / 2 + side * random.between(width * 0.3, width * 0.48)
      : random.between(0, width);
    const size = isNear ? random.between(1.3, 2.3) : random.between(0.5, 1.2);
    return placed(grains[name](pen, size), x, random.between(height * 0.04, height * 0.72), {
      turn: name === 'rain' ? 0 : random.between(-50, 50),
    });
  }).join('');
};
