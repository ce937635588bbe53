import { mix } from '../mix.ts';
import { blob, curve, disc, oval } from '../pen/paths.ts';
import type { Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';
import { below, hanging, together } from './foreground.ts';
import { plants } from './plants.ts';
import { props } from './props.ts';
import type { SceneDrawing, Stage } from './Scene.ts';
import { ridge, tone, underCrest } from './sceneParts.ts';

const water = (pen: Pen, { width, height }: Stage, level: number) =>
  pen.flat(
    underCrest(
      { width, height },
      10,
      -10,
      height * level,
      -10,
      height * level,
      width + 10,
      height * level,
      width + 10,
      height * level,
    ),
    mix('#2f9ac0', pen.palette.mid, 0.45),
  ) +
  [0, 1, 2]
    .map((row) => {
      const y = height * (level + 0.05 + row * 0.05);
      return pen.line(
        `M${width * 0.04 + row * 12} ${y}h${46 + row * 12}M${width * 0.7 - row * 14} ${y + 6}h${54 + row * 8}`,
        pen.palette.glow,
        3,
        0.55,
      );
    })
    .join('');

/** Country that only some provinces have. */
export const provinces = {
  dunes: {
    far: (pen, stage) => {
      const { width, height } = stage;
      const sand = mix('#e88a4a', pen.palette.mid, 0.3);
      return (
        water(pen, stage, 0.4) +
        [0, 1, 2]
          .map((row) =>
            pen.flat(
              underCrest(
                { width, height },
                20,
                -20,
                height * (0.5 + row * 0.08),
                width * (0.2 + row * 0.16),
                height * (0.4 + row * 0.1),
                width * (0.2 + row * 0.16),
                height * (0.4 + row * 0.1),
                width * 0.8,
                height * (0.56 + row * 0.07),
                width + 20,
                height * (0.5 + row * 0.1),
              ),
              mix(sand, row % 2 ? pen.palette.glow : pen.palette.deep, 0.12 + row * 0.08),
            ),
          )
          .join('')
      );
    },
    near: below(plants.blades, () => '#b8a04a'),
    air: 'dust',
  },
  terraces: {
    far: (pen, stage) =>
      ridge(pen, stage, 0.42, 60, tone(pen, 0.3)) +
      [0, 1, 2, 3, 4, 5]
        .map((row) => {
          const { width, height } = stage;
          const y = height * (0.44 + row * 0.055);
          const lean = row % 2 ? 18 : -14;
          return pen.flat(
            underCrest(
              { width, height },
              20,
              -20,
              y + lean,
              width * 0.3,
              y - 16,
              width * 0.62,
              y + 12,
              width + 20,
              y - lean,
            ),
            mix(mix('#8fc04a', '#e8cf5a', (row % 3) * 0.4), pen.palette.deep, 0.1 + row * 0.09),
          );
        })
        .join(''),
    near: below(plants.blades, () => '#3f8a3a'),
    air: 'dust',
  },
  wetland: {
    far: (pen, stage) => {
      const { width, height } = stage;
      return (
        water(pen, stage, 0.56) +
        [0.04, 0.15, 0.27, 0.73, 0.85, 0.96]
          .map(
            (share, index) =>
              pen.line(
                `M${width * share} ${height * (0.6 + (index % 2) * 0.04)}V${height * 0.14}`,
                mix('#e8e0cc', pen.palette.mid, 0.45),
                7,
              ) +
              pen.flat(
                oval(width * share, height * (0.2 + (index % 3) * 0.05), 34, 60),
                mix('#3f8a3f', pen.palette.mid, 0.25 + (index % 3) * 0.12),
              ),
          )
          .join('') +
        [0.12, 0.4, 0.64, 0.9]
          .map((share, index) =>
            pen.flat(
              oval(width * share, height * (0.63 + (index % 2) * 0.06), 34, 9),
              mix('#5fb03f', pen.palette.mid, 0.25),
            ),
          )
          .join('')
      );
    },
    near: below(plants.lotus, () => '#2f9a53'),
    air: 'fireflies',
  },
  plantation: {
    far: (pen, { width, height }) =>
      [2, 1, 0]
        .map((row) =>
          [-1, 1]
            .map((side) => {
              const x = width / 2 + side * width * (0.2 + (2 - row) * 0.14);
              const size = 0.62 + (2 - row) * 0.3;
              return placed(
                pen.flat(disc(0, -178, 66), mix('#3f8f3f', pen.palette.deep, 0.08 + row * 0.16)) +
                  pen.line(
                    curve(0, 0, 3, -80, -2, -150),
                    mix('#a8865a', pen.palette.deep, 0.1 + row * 0.16),
                    15,
                  ) +
                  pen.line('M-7 -66L8 -54', '#fff3dc', 4) +
                  pen.flat(oval(6, -42, 9, 7), '#3a2418'),
                x,
                height * (0.6 + (2 - row) * 0.06),
                { size },
              );
            })
            .join(''),
        )
        .join('') +
      pen.flat(
        `M${width * 0.44} ${height * 0.58}H${width * 0.56}L${width * 0.9} ${height}H${width * 0.1}Z`,
        mix('#c8623a', pen.palette.mid, 0.3),
      ),
    near: together(
      below(plants.blades, () => '#3f7a3a'),
      hanging(plants.canopy, () => '#4f9a3a'),
    ),
    air: 'leaves',
  },
  bay: {
    far: (pen, stage) =>
      [
        [0.06, 0.3, 46],
        [0.3, 0.42, 34],
        [0.74, 0.36, 42],
        [0.97, 0.26, 50],
      ]
        .map(([share, top, half]) => {
          const [x, y, foot] = [stage.width * share!, stage.height * top!, stage.height * 0.58];
          return pen.flat(
            blob(
              x - half!,
              foot,
              x - half!,
              foot,
              x - half! * 0.7,
              y + 20,
              x,
              y,
              x + half! * 0.6,
              y + 26,
              x + half!,
              foot,
              x + half!,
              foot,
            ),
            mix('#3f7a66', pen.palette.mid, 0.35 + top! * 0.5),
          );
        })
        .join('') + water(pen, stage, 0.56),
    near: below(props.rocks, () => '#5a6a66'),
    air: 'dust',
  },
  canal: {
    far: (pen, stage) => {
      const { width, height } = stage;
      return (
        ridge(pen, stage, 0.5, 20, mix('#3f8a4a', pen.palette.mid, 0.35)) +
        [0.05, 0.2, 0.82, 0.95]
          .map((share, index) =>
            placed(
              pen.line('M-20 0V30M20 0V30', tone(pen, 0.8), 6) +
                pen.flat(
                  blob(-34, 0, -34, 0, -34, -34, -34, -34, 34, -34, 34, -34, 34, 0, 34, 0),
                  mix('#c98f4a', pen.palette.mid, 0.3),
                ) +
                pen.flat(
                  blob(-44, -30, -44, -30, 0, -66, 0, -66, 44, -30, 44, -30),
                  index % 2 ? mix('#c8502f', pen.palette.deep, 0.2) : tone(pen, 0.6),
                ) +
                pen.flat(oval(0, -16, 8, 10), pen.palette.glow),
              width * share,
              height * (0.53 + (index % 2) * 0.03),
            ),
          )
          .join('') +
        water(pen, stage, 0.6)
      );
    },
    near: together(
      below(plants.reeds, () => '#5a9a4a'),
      hanging(plants.canopy, () => '#3f9a3f'),
    ),
    air: 'dust',
  },
} satisfies Readonly<Record<string, SceneDrawing>>;
