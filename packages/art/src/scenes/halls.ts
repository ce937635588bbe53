import { mix } from '../mix.ts';
import { blob, box, curve, disc, oval, poly, roundabout } from '../pen/paths.ts';
import type { Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';
import type { SceneDrawing, Stage } from './Scene.ts';

const tone = ({ palette }: Pen, share: number) => mix(palette.mid, palette.deep, share);

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

const lamps = (pen: Pen, { width, height }: Stage) =>
  [0.14, 0.5, 0.86]
    .map(
      (share) =>
        pen.flat(
          poly(width * share, -10, width * share - 90, height * 0.8, width * share + 90, height * 0.8),
          pen.palette.glow,
          0.16,
        ) + pen.flat(oval(width * share, 2, 24, 8), '#ffffff', 0.9),
    )
    .join('');

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

const coral = (pen: Pen, x: number, y: number, size: number, colour: string) =>
  placed(
    pen.line('M0 0V-60M0 -20L-30 -52M0 -30L28 -64M-30 -52V-84M28 -64V-90M0 -60L-10 -92', colour, 15),
    x,
    y,
    { size },
  );

/** Scenes indoors, in stadiums and under water. */
export const halls = {
  rays: { far: (pen, stage) => rays(pen, stage, 14, 0.26) },
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
  },
  felt: {
    far: (pen, stage) =>
      rays(pen, stage, 10, 0.12) + table(pen, stage, mix('#128a55', pen.palette.mid, 0.25)),
  },
  stage: {
    far: (pen, stage) =>
      rays(pen, stage, 12, 0.2) +
      curtain(pen, stage, pen.palette.main) +
      pen.flat(
        oval(stage.width / 2, stage.height * 0.8, stage.width * 0.6, 46),
        mix(pen.palette.main, pen.palette.deep, 0.5),
      ),
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
  },
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
      Array.from({ length: 46 }, () =>
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
  },
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
        blob(
          -10,
          height,
          -10,
          height,
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
          width + 10,
          height,
          width + 10,
          height,
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
        blob(
          -10,
          height,
          -10,
          height,
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
          width + 10,
          height,
          width + 10,
          height,
        ),
        tone(pen, 0.6),
      ),
    near: (pen, { width, height }) =>
      coral(pen, width * 0.07, height * 0.82, 1.15, '#ff6f7d') +
      coral(pen, width * 0.93, height * 0.84, 1.25, '#ffb04a'),
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
            blob(
              -30,
              height,
              -30,
              height,
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
              width + 30,
              height,
              width + 30,
              height,
            ),
            tone(pen, 0.1 + row * 0.28),
          ),
        )
        .join(''),
  },
  vault: {
    far: (pen, stage) =>
      rays(pen, stage, 18, 0.2) +
      Array.from({ length: 9 }, (_, index) =>
        pen.body(oval(index * 38 - 4, stage.height * 0.7 + (index % 3) * 9, 30, 15), '#e0a62e'),
      ).join(''),
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
  },
} satisfies Readonly<Record<string, SceneDrawing>>;
