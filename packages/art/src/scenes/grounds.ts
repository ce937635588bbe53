import { mix } from '../mix.ts';
import { blob, box, disc, poly } from '../pen/paths.ts';
import { below, hanging, together } from './foreground.ts';
import { props } from './props.ts';
import type { SceneDrawing } from './Scene.ts';
import { lamps, tone } from './sceneParts.ts';

/** Stadiums, roads and workshops. */
export const grounds = {
  harbour: {
    far: (pen, { width, height }) =>
      [0.06, 0.2, 0.78, 0.94]
        .map(
          (share, index) =>
            pen.flat(
              box(width * share - 20, height * (0.32 + (index % 2) * 0.1), 40, height * 0.3),
              tone(pen, 0.45 + (index % 2) * 0.16),
            ) +
            [0, 1, 2]
              .map((row) =>
                pen.flat(
                  box(width * share - 10, height * (0.36 + (index % 2) * 0.1) + row * 22, 7, 9) +
                    box(width * share + 4, height * (0.36 + (index % 2) * 0.1) + row * 22, 7, 9),
                  pen.palette.accent,
                  0.9,
                ),
              )
              .join(''),
        )
        .join('') +
      pen.flat(box(0, height * 0.58, width, height * 0.5), tone(pen, 0.5)) +
      [0, 1, 2, 3]
        .map((row) =>
          pen.line(
            `M${20 + row * 30} ${height * 0.62 + row * 22}h${70 + row * 12}M${190 - row * 12} ${height * 0.63 + row * 22}h60`,
            pen.palette.glow,
            3,
            0.5,
          ),
        )
        .join(''),
    near: below(props.bollard, () => '#4a5566'),
    air: 'dust',
  },
  stadium: {
    far: (pen, { width, height }) =>
      [0, 1, 2, 3]
        .map((row) =>
          pen.flat(
            `M-10 ${height * (0.26 + row * 0.07)}Q${width / 2} ${height * (0.38 + row * 0.07)} ${width + 10} ${height * (0.26 + row * 0.07)}V${height}H-10Z`,
            tone(pen, 0.75 - row * 0.16),
          ),
        )
        .join('') +
      Array.from({ length: 34 }, () =>
        pen.flat(
          disc(pen.random.between(0, width), height * pen.random.between(0.33, 0.5), 2.2),
          pen.random.pick([pen.palette.accent, '#ffffff', pen.palette.main]),
          0.75,
        ),
      ).join('') +
      lamps(pen, { width, height, x: 0, y: 0 }) +
      pen.flat(
        `M-10 ${height * 0.6}Q${width / 2} ${height * 0.55} ${width + 10} ${height * 0.6}V${height}H-10Z`,
        '#1f9d57',
      ) +
      [0, 1, 2]
        .map((row) =>
          pen.flat(
            `M-10 ${height * (0.64 + row * 0.1)}Q${width / 2} ${height * (0.59 + row * 0.1)} ${width + 10} ${height * (0.64 + row * 0.1)}V${height * (0.68 + row * 0.1)}Q${width / 2} ${height * (0.63 + row * 0.1)} -10 ${height * (0.68 + row * 0.1)}Z`,
            '#35b86c',
            0.6,
          ),
        )
        .join(''),
    near: below(props.crowd, ({ palette }) => mix(palette.mid, '#101820', 0.5)),
    air: 'confetti',
  },
  track: {
    far: (pen, { width, height, x, y }) =>
      Array.from({ length: 12 }, (_, index) =>
        pen.line(
          `M${x} ${y - 20}L${x + Math.cos((index * Math.PI) / 6) * 320} ${y - 20 + Math.sin((index * Math.PI) / 6) * 320}`,
          pen.palette.glow,
          4 + (index % 3) * 5,
          0.28,
        ),
      ).join('') +
      pen.flat(
        poly(
          width * 0.36,
          height * 0.44,
          width * 0.64,
          height * 0.44,
          width * 1.4,
          height,
          -width * 0.4,
          height,
        ),
        '#3a3848',
      ) +
      pen.flat(
        poly(
          width * 0.36,
          height * 0.44,
          width * 0.34,
          height * 0.44,
          -width * 0.55,
          height,
          -width * 0.4,
          height,
        ) +
          poly(
            width * 0.64,
            height * 0.44,
            width * 0.66,
            height * 0.44,
            width * 1.55,
            height,
            width * 1.4,
            height,
          ),
        pen.palette.main,
      ),
    near: below(props.tyres, () => '#20222c'),
    air: 'embers',
  },
  arena: {
    far: (pen, stage) =>
      [0, 1, 2, 3, 4]
        .map((row) =>
          pen.line(
            `M-10 ${stage.height * (0.58 + row * row * 0.022)}H${stage.width + 10}`,
            pen.palette.glow,
            1.6,
            0.6,
          ),
        )
        .join('') +
      Array.from({ length: 11 }, (_, index) =>
        pen.line(
          `M${stage.width / 2 + (index - 5) * 18} ${stage.height * 0.58}L${stage.width / 2 + (index - 5) * 90} ${stage.height}`,
          pen.palette.glow,
          1.6,
          0.5,
        ),
      ).join('') +
      [
        [0.1, 60],
        [0.24, 110],
        [0.78, 120],
        [0.92, 70],
      ]
        .map(
          ([share, tall]) =>
            pen.flat(
              box(stage.width * share! - 22, stage.height * 0.58 - tall!, 44, tall!),
              tone(pen, 0.65),
            ) +
            pen.flat(box(stage.width * share! - 22, stage.height * 0.58 - tall!, 44, 5), pen.palette.main),
        )
        .join(''),
    near: below(props.pylons, ({ palette }) => palette.mid),
    air: 'sparks',
  },
  forge: {
    far: (pen, stage) =>
      pen.flat(
        blob(
          0,
          400,
          0,
          400,
          10,
          120,
          60,
          30,
          stage.width / 2,
          0,
          stage.width - 60,
          30,
          stage.width - 10,
          120,
          stage.width,
          400,
          stage.width,
          400,
        ),
        mix('#ff8a2a', pen.palette.mid, 0.45),
        0.8,
      ) +
      [0, 1, 2, 3, 4, 5]
        .map((row) =>
          [0, 1]
            .map((side) =>
              pen.flat(
                box(side ? stage.width - 44 + (row % 2) * 14 : -16 - (row % 2) * 14, row * 46 + 4, 60, 40, 4),
                tone(pen, 0.55 + (row % 2) * 0.16),
              ),
            )
            .join(''),
        )
        .join(''),
    near: together(
      below(props.coals, () => '#3a2018'),
      hanging(props.chain, () => '#8a8f9c'),
    ),
    air: 'embers',
  },
} satisfies Readonly<Record<string, SceneDrawing>>;
