import { mix } from '../../mix.ts';
import { gem } from '../../parts/gem.ts';
import { lettered } from '../../parts/lettered.ts';
import { hoard, numberBall, sparkle } from '../../parts/tableware.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, roundabout, slice, star } from '../../pen/paths.ts';
import { placed } from '../../shapes.ts';

const inks = ['#e0303a', '#f6a71f', '#1f8fe0', '#1fa866', '#8a45c9', '#ff7a2a'] as const;

function seven(pen: Parameters<Drawing>[0]): string {
  return pen.body(
    blob(
      -90,
      -116,
      -90,
      -116,
      96,
      -116,
      96,
      -116,
      98,
      -76,
      98,
      -76,
      46,
      -10,
      18,
      60,
      12,
      122,
      12,
      122,
      -52,
      122,
      -52,
      122,
      -40,
      50,
      -6,
      -18,
      34,
      -60,
      34,
      -60,
      -46,
      -60,
      -46,
      -60,
      -54,
      -34,
      -54,
      -34,
      -90,
      -34,
      -90,
      -34,
    ),
    '#e8212f',
    { gloss: true },
  );
}

/** Machines and balls of chance. */
export const machines = {
  ballCage: (pen) =>
    [
      pen.body(blob(-84, 128, -84, 128, -56, 76, 56, 76, 84, 128, 84, 128), '#b9752c'),
      pen.body(box(-96, 116, 192, 18, 6), '#e0a24a'),
      pen.flat(disc(0, -14, 108), '#0e2440', 0.55),
      ...[
        [-52, 30, '7', 0],
        [8, 52, '23', 1],
        [58, 16, '9', 2],
        [-16, -2, '45', 3],
        [36, -46, '8', 5],
        [-60, -44, '16', 4],
        [-10, -78, '3', 1],
      ].map(([x, y, text, ink]) =>
        placed(numberBall(pen, inks[ink as number]!, text as string), x as number, y as number, {
          size: 0.86,
        }),
      ),
      pen.line(disc(0, -14, 110), '#f3c552', 7),
      ...[0.32, 0.72].map((share) => pen.line(oval(0, -14, 110 * share, 110), '#ffe9a6', 2.6, 0.75)),
      pen.line('M-110 -14H110', '#f3c552', 4, 0.8),
      pen.line(curve(-78, -48, -62, -78, -34, -96), '#ffffff', 8, 0.75),
      pen.body(box(104, -24, 30, 20, 6), '#e0a24a'),
      pen.body(disc(132, -40, 12), '#e0303a', { gloss: true }),
      pen.line('M130 -14V-34', '#e0a24a', 8),
    ].join(''),
  lotteryBalls: (pen) =>
    [
      placed(numberBall(pen, inks[2], '18'), -78, 60, { size: 1.16 }),
      placed(numberBall(pen, inks[3], '36'), 78, 62, { size: 1.16 }),
      placed(numberBall(pen, inks[1], '27'), -50, -58, { size: 1.2 }),
      placed(numberBall(pen, inks[4], '5'), 62, -56, { size: 1.1 }),
      placed(numberBall(pen, inks[0], '88'), 2, 14, { size: 1.8 }),
    ].join(''),
  powerBalls: (pen) =>
    [
      ...[
        [-92, 84, '6', 1],
        [-34, 104, '12', 2],
        [34, 104, '40', 3],
        [92, 84, '55', 5],
      ].map(([x, y, text, ink]) =>
        placed(numberBall(pen, inks[ink as number]!, text as string), x as number, y as number, {
          size: 0.84,
        }),
      ),
      pen.body(star(0, -24, 14, 128, 88), '#ffc53d'),
      placed(numberBall(pen, inks[0], '1'), 0, -24, { size: 2.1 }),
    ].join(''),
  digitDrums: (pen) =>
    ['3', '7', '9']
      .map((text, index) => {
        const x = (index - 1) * 86;
        return (
          pen.body(box(x - 40, -100, 80, 200, 20), ['#e0303a', '#f6a71f', '#1f8fe0'][index]!) +
          pen.body(box(x - 32, -58, 64, 116, 12), '#fffaf0', { bare: true }) +
          lettered(pen, text, [x, 0, 60, 92], '#20141f', 'anton') +
          lettered(pen, String((Number(text) + 9) % 10), [x, -78, 40, 26], '#ffffff', 'anton') +
          lettered(pen, String((Number(text) + 1) % 10), [x, 78, 40, 26], '#ffffff', 'anton')
        );
      })
      .join('') +
    pen.body(poly(-140, -14, -140, 14, -120, 0), '#ffd53d') +
    pen.body(poly(140, -14, 140, 14, 120, 0), '#ffd53d'),
  digitPlates: (pen) =>
    ['1', '6', '8']
      .map((text, index) =>
        placed(
          pen.body(disc(0, 0, 58), ['#1fa866', '#e0303a', '#f6a71f'][index]!, { gloss: true }) +
            pen.flat(disc(0, 0, 42), '#fffaf0') +
            lettered(pen, text, [0, 0, 60, 62], '#20141f', 'anton'),
          (index - 1) * 74,
          [34, -40, 34][index]!,
        ),
      )
      .join('') +
    pen.body(blob(-120, 104, -120, 104, 0, 84, 120, 104, 120, 104, 104, 130, -104, 130), '#f2b32a'),
  fiftyBall: (pen) =>
    placed(hoard(pen, 250, 50), 0, 128) +
    placed(numberBall(pen, '#f2b32a', '50'), 0, -10, { size: 2.7 }) +
    sparkle(pen, -76, -84, 20) +
    sparkle(pen, 84, -70, 15),
  seasonsWheel: (pen) =>
    [
      pen.body(disc(0, 0, 126), '#d9962a', { gloss: true }),
      ...['#ff8fb3', '#3fae4f', '#e8742a', '#8fd0f5'].map((ink, index) =>
        pen.flat(slice(index * 90 - 45, index * 90 + 45, 110), ink),
      ),
      placed(
        roundabout(5, 17)
          .map((p) => pen.body(disc(p.x, p.y, 14), '#fff0f5'))
          .join('') + pen.flat(disc(0, 0, 8), '#ffd76a'),
        0,
        -70,
      ),
      placed(
        pen.body(disc(0, 0, 20), '#ffd53d') +
          pen.line(
            roundabout(8, 30)
              .map(({ x, y }) => `M${x * 0.86} ${y * 0.86}L${x * 1.1} ${y * 1.1}`)
              .join(''),
            '#ffd53d',
            6,
          ),
        70,
        0,
      ),
      placed(
        pen.body(blob(0, -32, 0, -32, 28, 0, 0, 30, -28, 0), '#c23f1f') + pen.line('M0 -22V40', '#fff0c4', 4),
        0,
        68,
        { turn: 24 },
      ),
      placed(
        pen.line(
          roundabout(6, 28)
            .map(({ x, y }) => `M0 0L${x} ${y}`)
            .join(''),
          '#ffffff',
          7,
        ),
        -70,
        0,
      ),
      pen.line('M-78 -78L78 78M-78 78L78 -78', '#f3c552', 6),
      pen.body(disc(0, 0, 26), '#f3c552', { gloss: true }),
      pen.body(poly(-20, -140, 20, -140, 0, -98), '#e0303a'),
    ].join(''),
  pearlBoard: (pen) =>
    [
      pen.body(box(-120, -124, 240, 248, 22), mix(pen.palette.main, pen.palette.deep, 0.45)),
      pen.trim(box(-108, -112, 216, 224, 14), 3.4),
      ...Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: row + 2 }, (__, index) =>
          pen.body(disc((index - (row + 1) / 2) * 38, -66 + row * 32, 8), '#f6c344', { gloss: true }),
        ).join(''),
      ),
      ...['9', '3', '1', '3', '9'].map(
        (text, index) =>
          pen.body(
            box(-98 + index * 40, 84, 36, 30, 7),
            ['#e0303a', '#f08a2a', '#f6c344', '#f08a2a', '#e0303a'][index]!,
          ) + lettered(pen, text, [-80 + index * 40, 99, 22, 22], '#ffffff', 'anton'),
      ),
      pen.line(curve(0, -96, 14, -70, 30, -44, 12, -20), '#ffffff', 9, 0.4),
      pen.glow(20, -4, 46, '#ffffff', 0.9),
      pen.body(disc(20, -4, 27), '#fffaf4', { gloss: true }),
    ].join(''),
  hiddenGarden: (pen) =>
    [
      ...Array.from({ length: 9 }, (_, index) => {
        const x = -80 + (index % 3) * 80,
          y = -80 + Math.floor(index / 3) * 80;
        const isOpen = index === 4;
        return (
          pen.body(box(x - 37, y - 37, 74, 74, 12), isOpen ? '#3a2415' : index % 2 ? '#3fa34d' : '#58bb5e') +
          (isOpen
            ? ''
            : pen.line(
                curve(x - 18, y + 14, x - 12, y - 10, x - 8, y + 14) +
                  curve(x + 4, y + 14, x + 11, y - 14, x + 16, y + 14),
                '#b6ef8a',
                5,
                0.8,
              ))
        );
      }),
      pen.glow(0, 0, 80, '#fff3a8', 1),
      placed(gem(pen, pen.palette.main), 0, -4, { size: 0.66 }),
      sparkle(pen, 44, -48, 17),
      placed(pen.body(star(0, 0, 9, 34, 15), '#6a1f3a') + pen.body(disc(0, 0, 14), '#a12a4a'), 82, 80),
    ].join(''),
  bigSeven: (pen) =>
    lettered(pen, '7', [8, 8, 190, 250], mix('#7a0d18', pen.palette.deep, 0.3)) +
    seven(pen) +
    sparkle(pen, -74, -92, 22) +
    sparkle(pen, 66, 20, 15),
} satisfies Readonly<Record<string, Drawing>>;
