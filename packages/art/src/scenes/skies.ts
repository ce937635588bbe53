import { mix } from '../mix.ts';
import { blob, box, curve, disc, oval } from '../pen/paths.ts';
import { below, hanging, together } from './foreground.ts';
import { plants } from './plants.ts';
import { props } from './props.ts';
import type { SceneDrawing } from './Scene.ts';
import { peaks, ridge, tone } from './sceneParts.ts';
import { placed } from '../shapes.ts';

/** Scenes of sky and light. */
export const skies = {
  clouds: {
    far: (pen, { width, height }) =>
      [
        [0.1, 0.3, 1],
        [0.92, 0.22, 0.9],
        [0.02, 0.56, 1.3],
        [0.98, 0.5, 1.4],
      ]
        .map(([x, y, size]) =>
          placed(
            pen.body(
              blob(-60, 20, -64, -6, -34, -14, -14, -38, 18, -30, 30, -12, 60, -8, 62, 20),
              mix('#ffffff', pen.palette.glow, 0.35),
              { bare: true },
            ),
            width * x!,
            height * y!,
            { size: size! },
          ),
        )
        .join(''),
    near: (pen, { width, height }) =>
      [
        [0.06, 0.7, 1],
        [0.94, 0.68, 1.1],
        [0.5, 0.78, 1.3],
      ]
        .map(([x, y, size]) =>
          placed(
            pen.body(
              blob(-60, 20, -64, -6, -34, -14, -14, -38, 18, -30, 30, -12, 60, -8, 62, 20),
              mix('#ffffff', pen.palette.glow, 0.2),
              { bare: true },
            ),
            width * x!,
            height * y!,
            { size: size! },
          ),
        )
        .join(''),
    air: 'dust',
  },
  moonlight: {
    far: (pen, stage) =>
      pen.glow(stage.x, stage.y - 30, 170, '#fff6d0', 0.8) +
      pen.flat(disc(stage.x + 12, stage.y - 46, 92), mix('#fff3c9', pen.palette.glow, 0.2)) +
      ridge(pen, stage, 0.66, 16, tone(pen, 0.6)) +
      [0.08, 0.26, 0.7, 0.94]
        .map((share, index) =>
          pen.flat(
            oval(stage.width * share, stage.height * (0.69 + (index % 2) * 0.05), 38, 9),
            mix(pen.palette.mid, '#3fae6a', 0.5),
          ),
        )
        .join(''),
    near: below(plants.lotus, () => '#2f9a63'),
    air: 'fireflies',
  },
  northernLights: {
    far: (pen, stage) =>
      [0, 1, 2]
        .map((row) =>
          pen.flat(
            blob(
              -20,
              90 + row * 40,
              60,
              30 + row * 46,
              150,
              80 + row * 34,
              240,
              10 + row * 40,
              330,
              60 + row * 30,
              330,
              120 + row * 30,
              240,
              80 + row * 40,
              150,
              150 + row * 34,
              60,
              96 + row * 46,
              -20,
              160 + row * 40,
            ),
            [pen.palette.glow, pen.palette.accent, pen.palette.main][row]!,
            0.42,
          ),
        )
        .join('') +
      peaks(pen, stage, 0.62, tone(pen, 0.6), true) +
      ridge(pen, stage, 0.74, 14, mix('#eaf6ff', pen.palette.mid, 0.25)),
    near: below(
      (pen, colour) => plants.pine(pen, colour, '#eaf6ff'),
      () => '#2a6a6a',
    ),
    air: 'snow',
  },
  starry: {
    far: (pen, { width, height }) =>
      Array.from({ length: 30 }, () =>
        pen.flat(
          disc(
            pen.random.between(0, width),
            pen.random.between(0, height * 0.7),
            pen.random.between(0.7, 2.3),
          ),
          '#ffffff',
          pen.random.between(0.5, 1),
        ),
      ).join('') +
      pen.line(
        curve(-10, 190, width * 0.3, 90, width * 0.7, 60, width + 10, -10),
        pen.palette.glow,
        40,
        0.16,
      ) +
      ridge(pen, { width, height, x: 0, y: 0 }, 0.72, 22, tone(pen, 0.9)),
    near: below(plants.reeds, () => '#3a6a5a'),
    air: 'stars',
  },
  falls: {
    far: (pen, { width, height }) =>
      pen.flat(box(0, 0, width * 0.26, height) + box(width * 0.76, 0, width * 0.3, height), tone(pen, 0.6)) +
      pen.flat(box(width * 0.2, 0, width * 0.6, height * 0.8), mix(pen.palette.glow, '#ffffff', 0.3)) +
      [0.24, 0.32, 0.42, 0.55, 0.66, 0.74]
        .map((share, index) =>
          pen.line(
            `M${width * share} 0V${height * 0.8}`,
            mix(pen.palette.mid, pen.palette.glow, 0.3 + (index % 2) * 0.3),
            6,
            0.7,
          ),
        )
        .join('') +
      pen.flat(
        blob(
          -10,
          height,
          -10,
          height * 0.72,
          width * 0.3,
          height * 0.68,
          width * 0.7,
          height * 0.7,
          width + 10,
          height * 0.72,
          width + 10,
          height,
        ),
        tone(pen, 0.3),
      ),
    near: together(
      below(props.rocks, () => '#5a6a6a'),
      hanging(plants.canopy, () => '#2f8a3f'),
    ),
    air: 'dust',
  },
} satisfies Readonly<Record<string, SceneDrawing>>;
