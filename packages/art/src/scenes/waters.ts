import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, curve, disc, poly } from '../pen/paths.ts';
import { below, edge } from './foreground.ts';
import { plants } from './plants.ts';
import type { SceneDrawing } from './Scene.ts';
import { tone, underCrest } from './sceneParts.ts';
import { placed } from '../shapes.ts';

const coral = (pen: Pen, x: number, y: number, size: number, colour: string) =>
  placed(
    pen.line('M0 0V-60M0 -20L-30 -52M0 -30L28 -64M-30 -52V-84M28 -64V-90M0 -60L-10 -92', colour, 15),
    x,
    y,
    { size },
  );

/** Scenes in and on water. */
export const waters = {
  sea: {
    far: (pen, { width, height }) =>
      [0.1, 0.36, 0.62]
        .map((share) =>
          pen.flat(
            poly(
              width * share,
              -10,
              width * (share + 0.12),
              -10,
              width * (share + 0.36),
              height,
              width * share,
              height,
            ),
            '#ffffff',
            0.12,
          ),
        )
        .join('') +
      pen.flat(
        underCrest(
          { width, height },
          10,
          -10,
          height * 0.7,
          width * 0.25,
          height * 0.64,
          width * 0.5,
          height * 0.72,
          width * 0.8,
          height * 0.62,
          width + 10,
          height * 0.7,
        ),
        tone(pen, 0.7),
      ) +
      [0.08, 0.92]
        .map((share, index) =>
          pen.line(
            curve(
              width * share,
              height * 0.8,
              width * share + 14,
              height * 0.66,
              width * share - 8,
              height * 0.56,
              width * share + 8,
              height * 0.44,
            ),
            mix('#1f8a5a', pen.palette.mid, 0.3 + index * 0.2),
            10,
          ),
        )
        .join(''),
    near: below(plants.kelp, () => '#1f9a5f'),
    air: 'bubbles',
  },
  reef: {
    far: (pen, { width, height }) =>
      [0.15, 0.5, 0.8]
        .map((share) =>
          pen.flat(
            poly(
              width * share,
              -10,
              width * (share + 0.1),
              -10,
              width * (share + 0.22),
              height,
              width * share - 20,
              height,
            ),
            '#ffffff',
            0.12,
          ),
        )
        .join('') +
      pen.flat(
        underCrest(
          { width, height },
          10,
          -10,
          height * 0.62,
          width * 0.2,
          height * 0.68,
          width * 0.5,
          height * 0.74,
          width * 0.82,
          height * 0.66,
          width + 10,
          height * 0.6,
        ),
        tone(pen, 0.6),
      ),
    near: (pen, { width, height }) =>
      coral(pen, width * 0.07, height * 0.82, 1.15, '#ff6f7d') +
      coral(pen, width * 0.93, height * 0.84, 1.25, '#ffb04a'),
    air: 'bubbles',
  },
  storm: {
    far: (pen, { width, height }) =>
      [
        [0.14, 0.08, 1.5],
        [0.56, 0.02, 1.8],
        [0.94, 0.1, 1.4],
      ]
        .map(([x, y, size]) =>
          placed(
            pen.body(
              blob(-60, 20, -64, -6, -34, -14, -14, -38, 18, -30, 30, -12, 60, -8, 62, 20),
              mix(pen.palette.deep, '#8a9ab0', 0.3),
              { bare: true },
            ),
            width * x!,
            height * y!,
            { size: size! },
          ),
        )
        .join('') +
      pen.flat(
        poly(
          width * 0.84,
          50,
          width * 0.74,
          120,
          width * 0.8,
          120,
          width * 0.72,
          190,
          width * 0.92,
          106,
          width * 0.85,
          106,
          width * 0.94,
          50,
        ),
        pen.palette.accent,
      ) +
      [0, 1, 2]
        .map((row) =>
          pen.flat(
            underCrest(
              { width, height },
              30,
              -30,
              height * (0.56 + row * 0.08),
              width * 0.2,
              height * (0.5 + row * 0.08),
              width * 0.42,
              height * (0.6 + row * 0.08),
              width * 0.7,
              height * (0.5 + row * 0.08),
              width + 30,
              height * (0.58 + row * 0.08),
            ),
            tone(pen, 0.1 + row * 0.28),
          ),
        )
        .join(''),
    near: edge(
      ({ palette }) => palette.main,
      () => '#ffffff',
      true,
    ),
    air: 'rain',
  },
  waves: {
    far: (pen, { width, height }) =>
      [0, 1, 2, 3]
        .map((row) =>
          Array.from({ length: Math.ceil(width / 64) + 1 }, (_, index) => {
            const x = index * 64 - (row % 2) * 32;
            const y = height * (0.5 + row * 0.09);
            return [34, 24, 14]
              .map((radius, ring) =>
                pen.flat(
                  disc(x, y + 20, radius),
                  ring % 2 ? mix(pen.palette.glow, '#ffffff', 0.3) : tone(pen, row * 0.2),
                ),
              )
              .join('');
          }).join(''),
        )
        .join(''),
    near: edge(
      ({ palette }) => palette.mid,
      () => '#ffffff',
      true,
    ),
    air: 'dust',
  },
} satisfies Readonly<Record<string, SceneDrawing>>;
