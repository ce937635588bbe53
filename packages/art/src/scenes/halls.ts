import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, box, curve, oval, poly, roundabout } from '../pen/paths.ts';
import { below, edge, hanging, together } from './foreground.ts';
import { plants } from './plants.ts';
import { props } from './props.ts';
import type { SceneDrawing, Stage } from './Scene.ts';
import { lamps, tone } from './sceneParts.ts';
import { placed } from '../shapes.ts';

const rays = (pen: Pen, { width, height, x, y }: Stage, count: number, opacity: number) => {
  const reach = Math.hypot(width, height);
  return roundabout(count, reach, 8)
    .map(({ angle }) => {
      const [from, to] = [angle, angle + 180 / count].map((turn) => (turn * Math.PI) / 180) as [
        number,
        number,
      ];
      return pen.flat(
        poly(
          x,
          y,
          x + Math.sin(from) * reach,
          y - Math.cos(from) * reach,
          x + Math.sin(to) * reach,
          y - Math.cos(to) * reach,
        ),
        pen.palette.glow,
        opacity,
      );
    })
    .join('');
};

const table = (pen: Pen, { width, height }: Stage, cloth: string) =>
  pen.body(oval(width / 2, height * 0.86, width * 0.78, height * 0.25), '#7a3a16') +
  pen.body(oval(width / 2, height * 0.86, width * 0.71, height * 0.22), cloth, { bare: true }) +
  pen.trim(oval(width / 2, height * 0.86, width * 0.6, height * 0.18), 2);

const curtain = (pen: Pen, { width, height }: Stage, colour: string) =>
  [0, 1]
    .map((side) =>
      [0, 1, 2]
        .map((fold) =>
          pen.flat(
            blob(
              side ? width + 10 : -10,
              -10,
              side ? width + 10 : -10,
              -10,
              side ? width - 64 + fold * 22 : 64 - fold * 22,
              -10,
              side ? width - 64 + fold * 22 : 64 - fold * 22,
              -10,
              side ? width - 34 + fold * 14 : 34 - fold * 14,
              height * 0.5,
              side ? width - 26 + fold * 12 : 26 - fold * 12,
              height,
              side ? width + 10 : -10,
              height,
            ),
            mix(colour, '#000000', 0.15 + fold * 0.14),
          ),
        )
        .join(''),
    )
    .join('');

/** Scenes indoors. */
export const halls = {
  rays: {
    far: (pen, stage) => rays(pen, stage, 14, 0.26),
    near: below(props.streamers, ({ palette }) => palette.main),
    air: 'sparks',
  },
  hall: {
    far: (pen, stage) =>
      lamps(pen, stage) +
      [0.06, 0.94]
        .map(
          (share) =>
            pen.flat(box(stage.width * share - 18, 0, 36, stage.height), tone(pen, 0.5)) +
            pen.trim(`M${stage.width * share - 9} 0V400M${stage.width * share + 9} 0V400`, 1.4),
        )
        .join('') +
      table(pen, stage, mix('#0f7a4c', pen.palette.mid, 0.3)),
    near: together(
      edge(
        () => '#8a4a1f',
        ({ palette }) => palette.bright,
      ),
      below(props.chips, ({ palette }) => palette.main),
    ),
    air: 'dust',
  },
  felt: {
    far: (pen, stage) =>
      rays(pen, stage, 10, 0.12) + table(pen, stage, mix('#128a55', pen.palette.mid, 0.25)),
    near: together(
      edge(
        () => '#6a3418',
        () => '#f2b94a',
      ),
      below(props.chips, () => '#d62839'),
    ),
    air: 'dust',
  },
  stage: {
    far: (pen, stage) =>
      rays(pen, stage, 12, 0.2) +
      curtain(pen, stage, pen.palette.main) +
      pen.flat(
        oval(stage.width / 2, stage.height * 0.8, stage.width * 0.6, 46),
        mix(pen.palette.main, pen.palette.deep, 0.5),
      ),
    near: together(
      below(props.footlights, () => '#2a2230'),
      hanging(props.drape, ({ palette }) => palette.main),
    ),
    air: 'confetti',
  },
  pavilion: {
    far: (pen, { width, height }) =>
      pen.flat(
        blob(
          -30,
          40,
          -30,
          40,
          width * 0.2,
          -10,
          width * 0.5,
          -34,
          width * 0.8,
          -10,
          width + 30,
          40,
          width + 30,
          40,
          width + 30,
          66,
          width * 0.5,
          12,
          -30,
          66,
        ),
        mix(pen.palette.main, pen.palette.deep, 0.4),
      ) +
      [0.07, 0.93]
        .map(
          (share) =>
            pen.flat(box(width * share - 11, 30, 22, height * 0.66), mix('#c8202f', pen.palette.deep, 0.35)) +
            pen.glow(width * share, 96, 40, '#ffcf7a', 0.9) +
            pen.flat(oval(width * share, 96, 15, 19), pen.palette.accent),
        )
        .join('') +
      pen.flat(box(0, height * 0.66, width, height * 0.4), tone(pen, 0.75)),
    near: together(
      below(props.balustrade, () => '#c9b08a'),
      hanging(plants.blossoms, () => '#ff9ac0'),
    ),
    air: 'petals',
  },
  vault: {
    far: (pen, stage) =>
      rays(pen, stage, 18, 0.2) +
      Array.from({ length: 9 }, (_, index) =>
        pen.body(oval(index * 38 - 4, stage.height * 0.7 + (index % 3) * 9, 30, 15), '#e0a62e'),
      ).join(''),
    near: below(props.coins, () => '#f2b32a'),
    air: 'coins',
  },
  paper: {
    far: (pen, { width, height, x, y }) =>
      Array.from({ length: 10 }, (_, index) => {
        const angle = (index * 36 * Math.PI) / 180;
        const next = ((index * 36 + 36) * Math.PI) / 180;
        return pen.flat(
          poly(
            x,
            y,
            x + Math.cos(angle) * 420,
            y + Math.sin(angle) * 420,
            x + Math.cos(next) * 420,
            y + Math.sin(next) * 420,
          ),
          mix(pen.palette.mid, index % 2 ? pen.palette.glow : pen.palette.main, 0.2 + (index % 3) * 0.1),
        );
      }).join('') +
      pen.flat(
        poly(0, height * 0.72, width * 0.4, height * 0.66, width, height * 0.74, width, height, 0, height),
        tone(pen, 0.5),
      ),
    near: below(props.folds, ({ palette }) => palette.main),
    air: 'confetti',
  },
  market: {
    far: (pen, { width, height }) =>
      [0, 1]
        .map((side) =>
          placed(
            pen.flat(box(-70, 20, 140, 150), tone(pen, 0.6)) +
              [-70, -42, -14, 14, 42]
                .map((x, index) =>
                  pen.flat(
                    blob(x, -20, x, -20, x + 28, -20, x + 28, -20, x + 30, 26, x + 14, 36, x, 26),
                    index % 2 ? '#fff3dc' : pen.palette.main,
                  ),
                )
                .join(''),
            side ? width * 0.98 : width * 0.02,
            height * 0.3,
            { size: 1.05 },
          ),
        )
        .join('') + pen.flat(box(0, height * 0.68, width, height * 0.4), tone(pen, 0.75)),
    near: together(
      below(props.baskets, () => '#b9803f'),
      hanging(props.lanterns, () => '#e0362b'),
    ),
    air: 'dust',
  },
  court: {
    far: (pen, stage) =>
      rays(pen, stage, 8, 0.1) +
      pen.flat(
        blob(
          -30,
          60,
          -30,
          60,
          stage.width * 0.5,
          -50,
          stage.width + 30,
          60,
          stage.width + 30,
          60,
          stage.width + 30,
          90,
          stage.width * 0.5,
          4,
          -30,
          90,
        ),
        mix(pen.palette.accent, pen.palette.deep, 0.45),
      ) +
      [0.06, 0.2, 0.8, 0.94]
        .map((share) =>
          pen.flat(
            box(stage.width * share - 10, 60, 20, stage.height * 0.6),
            mix(pen.palette.main, pen.palette.deep, 0.45),
          ),
        )
        .join('') +
      pen.flat(
        poly(
          0,
          stage.height * 0.68,
          stage.width,
          stage.height * 0.68,
          stage.width,
          stage.height,
          0,
          stage.height,
        ),
        tone(pen, 0.7),
      ) +
      pen.trim(curve(30, 300, 90, 288, 150, 294, 210, 288, 270, 300), 2),
    near: together(
      below(props.balustrade, () => '#b9603a'),
      hanging(props.lanterns, () => '#d9302b'),
    ),
    air: 'petals',
  },
} satisfies Readonly<Record<string, SceneDrawing>>;
