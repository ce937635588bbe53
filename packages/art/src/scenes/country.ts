import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly } from '../pen/paths.ts';
import { below, hanging, together } from './foreground.ts';
import { plants } from './plants.ts';
import { props } from './props.ts';
import type { SceneDrawing, Stage } from './Scene.ts';
import { peaks, ridge, tone, underCrest } from './sceneParts.ts';
import { placed } from '../shapes.ts';

const house = (pen: Pen, x: number, y: number, size: number, colour: string) =>
  placed(
    pen.flat(
      box(-26, -40, 52, 60) + blob(-40, -34, -40, -34, -20, -50, 0, -66, 20, -50, 40, -34, 40, -34, 0, -40),
      colour,
    ) + pen.flat(box(-15, -22, 10, 16) + box(6, -22, 10, 16), pen.palette.glow, 0.9),
    x,
    y,
    { size },
  );

const strings = (pen: Pen, { width }: Stage, y: number) =>
  pen.line(
    curve(-10, y, width * 0.3, y + 28, width * 0.62, y + 8, width + 10, y + 30),
    mix(pen.palette.deep, '#000000', 0.2),
    2,
  ) +
  [0.1, 0.28, 0.72, 0.9]
    .map(
      (share, index) =>
        pen.glow(width * share, y + 34 + (index % 2) * 8, 26, '#ffcf7a', 0.9) +
        pen.flat(oval(width * share, y + 34 + (index % 2) * 8, 9, 11), pen.palette.accent),
    )
    .join('');

const grass = (pen: Pen, { width, height }: Stage, colour: string) =>
  pen.flat(
    Array.from({ length: 16 }, (_, index) => {
      const x = (index / 15) * width;
      return `M${x - 9} ${height}Q${x - 3} ${height * 0.82} ${x + pen.random.between(-14, 14)} ${height * pen.random.between(0.66, 0.74)}Q${x + 5} ${height * 0.84} ${x + 10} ${height}Z`;
    }).join(''),
    colour,
  );

/** Scenes on land. */
export const country = {
  hills: {
    far: (pen, stage) =>
      ridge(pen, stage, 0.5, 60, tone(pen, 0.1)) +
      ridge(pen, stage, 0.6, 50, tone(pen, 0.4)) +
      ridge(pen, stage, 0.7, 40, tone(pen, 0.7)),
    near: below(plants.blades, () => '#2f8a3f'),
    air: 'petals',
  },
  mountains: {
    far: (pen, stage) =>
      peaks(pen, stage, 0.5, tone(pen, 0.25), true) + ridge(pen, stage, 0.68, 36, tone(pen, 0.7)),
    near: below(plants.pine, () => '#2a6a4a'),
    air: 'snow',
  },
  village: {
    far: (pen, stage) =>
      ridge(pen, stage, 0.52, 50, tone(pen, 0.3)) +
      [0.08, 0.3, 0.74, 0.94]
        .map((share, index) =>
          house(
            pen,
            stage.width * share,
            stage.height * (0.6 + (index % 2) * 0.04),
            0.9 + (index % 2) * 0.2,
            tone(pen, 0.65),
          ),
        )
        .join('') +
      ridge(pen, stage, 0.68, 20, tone(pen, 0.85)),
    near: together(
      (pen, stage) => strings(pen, stage, 6),
      below(props.fence, () => '#a8743a'),
    ),
    air: 'fireflies',
  },
  street: {
    far: (pen, { width, height }) =>
      [0, 1]
        .map((side) =>
          [0, 1, 2]
            .map((row) =>
              placed(
                pen.flat(box(0, 0, 60, 300), tone(pen, 0.3 + row * 0.18)) +
                  pen.flat(
                    poly(-8, 0, 30, -34, 68, 0),
                    mix(pen.palette.main, pen.palette.deep, 0.35 + row * 0.1),
                  ) +
                  pen.flat(
                    box(12, 30, 14, 24) + box(36, 30, 14, 24) + box(12, 76, 14, 24) + box(36, 76, 14, 24),
                    pen.palette.glow,
                    0.85,
                  ),
                side ? width - 40 - row * 12 + row * 22 : -26 + row * 0 - (row ? 6 : 0),
                height * (0.16 + row * 0.13),
                { size: 1.1 - row * 0.08 },
              ),
            )
            .join(''),
        )
        .join('') + ridge(pen, { width, height, x: 0, y: 0 }, 0.74, 6, tone(pen, 0.8)),
    near: together(
      (pen, stage) => strings(pen, stage, 10),
      below(props.baskets, () => '#b9803f'),
    ),
    air: 'dust',
  },
  forest: {
    far: (pen, { width, height }) =>
      [0, 1, 2]
        .map((row) =>
          Array.from({ length: 6 }, (_, index) => {
            const x = (index + (row % 2) * 0.5) * (width / 5);
            const y = height * (0.78 + row * 0.03);
            return pen.flat(poly(x - 34, y, x, y - 190 + row * 38, x + 34, y), tone(pen, 0.15 + row * 0.28));
          }).join(''),
        )
        .join(''),
    near: together(
      (pen, stage) => grass(pen, stage, mix(pen.palette.deep, '#000000', 0.15)),
      hanging(plants.canopy, () => '#2f8a3f'),
    ),
    air: 'fireflies',
  },
  bamboo: {
    far: (pen, { width, height }) =>
      [0.06, 0.16, 0.3, 0.72, 0.86, 0.95]
        .map(
          (share, index) =>
            pen.line(`M${width * share} -10V${height}`, tone(pen, 0.15 + (index % 3) * 0.2), 13) +
            [60, 130, 200, 270]
              .map((y) =>
                pen.line(
                  `M${width * share - 7} ${y + index * 9}H${width * share + 7}`,
                  pen.palette.glow,
                  2.4,
                  0.5,
                ),
              )
              .join('') +
            placed(
              pen.flat(blob(0, 0, 30, -10, 60, 8, 28, 8), mix(pen.palette.main, pen.palette.deep, 0.2)),
              width * share,
              50 + index * 42,
              { turn: index % 2 ? 200 : 20 },
            ),
        )
        .join(''),
    near: hanging(plants.canopy, () => '#6fa02a'),
    air: 'leaves',
  },
  delta: {
    far: (pen, { width, height }) =>
      ridge(pen, { width, height, x: 0, y: 0 }, 0.5, 14, tone(pen, 0.25)) +
      [0, 1, 2, 3]
        .map((row) =>
          pen.flat(
            underCrest(
              { width, height },
              20,
              -20,
              height * (0.56 + row * 0.06),
              width * 0.3,
              height * (0.55 + row * 0.06),
              width * 0.7,
              height * (0.575 + row * 0.06),
              width + 20,
              height * (0.56 + row * 0.06),
            ),
            mix(mix(pen.palette.mid, pen.palette.glow, 0.34), pen.palette.deep, row * 0.22),
          ),
        )
        .join('') +
      [0.07, 0.93]
        .map((share) =>
          placed(
            pen.line(curve(0, 60, 4, 10, -2, -40), tone(pen, 0.8), 8) +
              [-160, -110, -60, -20, 20]
                .map((turn) =>
                  placed(pen.flat(blob(0, 0, 26, -14, 56, 6, 26, 6), tone(pen, 0.7)), -2, -40, { turn }),
                )
                .join(''),
            width * share,
            height * 0.5,
          ),
        )
        .join(''),
    near: below(plants.rice, () => '#7fb53a'),
    air: 'dust',
  },
  desert: {
    far: (pen, stage) =>
      pen.flat(
        poly(stage.width * 0.02, 250, stage.width * 0.2, 150, stage.width * 0.38, 250) +
          poly(stage.width * 0.66, 250, stage.width * 0.86, 130, stage.width * 1.06, 250),
        tone(pen, 0.25),
      ) +
      ridge(pen, stage, 0.62, 26, tone(pen, 0.05)) +
      ridge(pen, stage, 0.7, 30, tone(pen, 0.4)),
    near: below(plants.agave, () => '#7a9a5a'),
    air: 'dust',
  },
  garden: {
    far: (pen, stage) =>
      ridge(pen, stage, 0.55, 30, tone(pen, 0.2)) +
      [0.08, 0.24, 0.78, 0.93]
        .map((share, index) =>
          pen.flat(
            disc(stage.width * share, stage.height * 0.52 + (index % 2) * 20, 40),
            mix('#3f9a4a', pen.palette.mid, 0.3 + index * 0.08),
          ),
        )
        .join('') +
      ridge(pen, stage, 0.7, 16, mix('#2f7a3a', pen.palette.deep, 0.3)),
    near: together(
      (pen, stage) => grass(pen, stage, mix('#174a24', pen.palette.deep, 0.5)),
      hanging(plants.blossoms, () => '#ff9ac0'),
    ),
    air: 'petals',
  },
} satisfies Readonly<Record<string, SceneDrawing>>;
