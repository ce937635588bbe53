import { mix } from '../../mix.ts';
import { card, cardBack, chip, chipStack, die, sparkle } from '../../parts/tableware.ts';
import { lettered } from '../../parts/lettered.ts';
import { blob, box, curve, disc, oval, roundabout, slice } from '../../pen/paths.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { placed } from '../../shapes.ts';

const wood = '#7a3a16';

const wheelPocket = (pen: Pen, index: number, count: number, ink: string) => {
  const width = 360 / count;
  const { x, y, angle } = roundabout(count, 87)[index]!;
  const numbers = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23];
  return (
    pen.flat(slice(angle - width / 2, angle + width / 2, 99, 62), ink) +
    placed(lettered(pen, String(numbers[index]), [0, 0, 20, 15], '#fffaf0', 'anton'), x, y, { turn: angle })
  );
};

/** A bowl turned upside down, its rim at y. */
const bowl = (pen: Pen, y: number, colour: string) =>
  [
    pen.body(
      blob(
        -84,
        y,
        -84,
        y,
        -74,
        y - 52,
        -40,
        y - 82,
        0,
        y - 90,
        40,
        y - 82,
        74,
        y - 52,
        84,
        y,
        84,
        y,
        50,
        y + 13,
        0,
        y + 17,
        -50,
        y + 13,
      ),
      colour,
      { gloss: true },
    ),
    pen.body(box(-24, y - 103, 48, 18, 7), colour),
    pen.line(curve(-82, y - 9, -46, y + 3, 0, y + 7, 46, y + 3, 82, y - 9), '#2856a8', 5),
    pen.line(curve(-62, y - 46, -40, y - 66, -8, y - 52, -22, y - 36, -38, y - 44), '#2856a8', 5),
    pen.line(curve(-14, y - 28, 12, y - 60, 44, y - 52, 38, y - 32, 22, y - 38), '#2856a8', 5),
  ].join('');

const plate = (pen: Pen, y: number, across = 122) =>
  pen.body(oval(0, y, across, across * 0.34), mix('#ffffff', pen.palette.glow, 0.12)) +
  pen.line(oval(0, y - 2, across * 0.86, across * 0.27), '#2856a8', 3.5) +
  pen.flat(oval(0, y - 1, across * 0.74, across * 0.22), '#d9d3e6');

/** Things of tables with a dealer. */
export const tables = {
  rouletteWheel: (pen) => {
    const count = 18;
    return [
      pen.body(disc(0, 0, 126), wood, { gloss: true }),
      pen.body(disc(0, 0, 113), '#d9a02c'),
      pen.flat(disc(0, 0, 103), '#1a0b0b'),
      ...Array.from({ length: count }, (_, index) =>
        wheelPocket(pen, index, count, index === 0 ? '#12904e' : index % 2 ? '#cf1f33' : '#191420'),
      ),
      ...roundabout(count, 99, 10).map(({ x, y, angle }) =>
        placed(pen.flat(box(-1.2, 0, 2.4, 38), '#f3c552'), x, y, { turn: angle }),
      ),
      pen.body(disc(0, 0, 62), '#8a4517'),
      pen.line(disc(0, 0, 60), '#f3c552', 3),
      ...[0, 45, 90, 135].map((turn) =>
        placed(
          pen.body(box(-52, -5, 104, 10, 5), '#f0b93a') +
            pen.body(disc(-50, 0, 8), '#ffd769') +
            pen.body(disc(50, 0, 8), '#ffd769'),
          0,
          0,
          { turn: turn + 12 },
        ),
      ),
      pen.body(disc(0, 0, 26), '#f0b93a', { gloss: true }),
      pen.body(disc(0, 0, 12), '#fff0b8', { bare: true }),
      pen.body(disc(44, -72, 13), '#ffffff', { gloss: true }),
      pen.line(curve(-70, -86, -30, -108, 20, -108), '#ffffff', 5, 0.6),
    ].join('');
  },
  threeDice: (pen) =>
    [
      placed(die(pen, '#d11f31', [6, 5, 3], '#fff6ea'), -62, 44, { size: 0.8, turn: -10 }),
      placed(die(pen, '#fff6ea', [5, 6, 1]), 64, 48, { size: 0.8, turn: 12 }),
      placed(die(pen, '#f2b32a', [4, 1, 2]), 2, -46, { size: 0.9, turn: 6 }),
    ].join(''),
  diceUnderBowl: (pen) =>
    [
      plate(pen, 74, 128),
      placed(die(pen, '#fff6ea', [6, 5, 3]), -66, 36, { size: 0.66, turn: -8 }),
      placed(die(pen, '#fff6ea', [5, 6, 1]), 66, 40, { size: 0.66, turn: 9 }),
      placed(die(pen, '#fff6ea', [4, 1, 2]), 2, 56, { size: 0.74 }),
      placed(bowl(pen, 0, '#fbfdff'), 0, -30, { turn: -13, size: 1.08 }),
      pen.line(curve(-106, 0, -114, -18, -112, -38), '#ffffff', 5, 0.7),
      pen.line(curve(112, -46, 120, -30, 118, -10), '#ffffff', 5, 0.7),
    ].join(''),
  diceUnderGlass: (pen) =>
    [
      pen.body(blob(-112, 84, -112, 84, -104, 112, 0, 124, 104, 112, 112, 84, 112, 84, 0, 104), '#8c1f2c'),
      pen.body(oval(0, 80, 114, 30), pen.palette.main),
      pen.trim(oval(0, 80, 96, 22), 3),
      placed(die(pen, '#fff6ea', [3, 5, 6]), -48, 38, { size: 0.68, turn: -10 }),
      placed(die(pen, '#fff6ea', [6, 1, 4]), 50, 42, { size: 0.68, turn: 12 }),
      placed(die(pen, '#fff6ea', [1, 2, 5]), 2, -12, { size: 0.74, turn: 5 }),
      pen.flat('M-104 80V-4A104 106 0 0 1 104 -4V80A104 28 0 0 1 -104 80Z', '#dff6ff', 0.2),
      pen.line('M-104 80V-4A104 106 0 0 1 104 -4V80', '#ffffff', 4.5, 0.85),
      pen.line(curve(-84, 30, -84, -10, -62, -58, -40, -76), '#ffffff', 10, 0.65),
      pen.body(disc(0, -118, 13), '#f3c552', { gloss: true }),
    ].join(''),
  bowlAndTokens: (pen) => {
    const token = (colour: string) =>
      pen.body(oval(0, 6, 32, 17), mix(colour, '#30101a', 0.45)) + pen.body(oval(0, 0, 32, 17), colour);
    return [
      plate(pen, 62, 130),
      placed(token('#fffaf2'), -62, 48),
      placed(token('#d11f31'), 4, 40),
      placed(token('#fffaf2'), 62, 52),
      placed(token('#d11f31'), -6, 74),
      placed(bowl(pen, 0, '#fbfdff'), 8, -24, { turn: 14, size: 1.12 }),
    ].join('');
  },
  buttons: (pen) => {
    const button = (colour: string) =>
      pen.body(oval(0, 5, 24, 15), mix(colour, '#25101c', 0.5)) +
      pen.body(oval(0, 0, 24, 15), colour) +
      pen.flat(oval(-6, 0, 4, 3) + oval(6, 0, 4, 3), '#3a2030', 0.7);
    return [
      pen.body(oval(0, 72, 128, 44), mix(pen.palette.main, pen.palette.deep, 0.35)),
      pen.trim(oval(0, 70, 112, 36), 3),
      ...[0, 1, 2, 3].flatMap((column) =>
        [0, 1].map((row) =>
          placed(button(row ? '#fff3dc' : '#f4ddb0'), -66 + column * 44 + row * 10, 64 + row * 26),
        ),
      ),
      pen.body(
        blob(
          -52,
          34,
          -52,
          34,
          -66,
          -30,
          -60,
          -78,
          -60,
          -78,
          0,
          -90,
          60,
          -78,
          60,
          -78,
          66,
          -30,
          52,
          34,
          52,
          34,
          0,
          44,
        ),
        '#d9982a',
        { gloss: true },
      ),
      pen.trim(curve(-63, -44, 0, -34, 63, -44) + curve(-60, 6, 0, 16, 60, 6), 3),
      lettered(pen, '4', [0, -12, 50, 44], '#7a1420'),
      placed(pen.body(box(-6, -96, 12, 196, 6), '#8a4517'), 96, -16, { turn: 24 }),
    ].join('');
  },
  moneyWheel: (pen) => {
    const count = 12;
    const inks = [pen.palette.main, '#f6b72b', '#1f9e8a', '#e8504a', '#3c7be0', '#fff3d6'];
    const worth = ['1', '2', '5', '1', '10', '2', '1', '5', '20', '2', '1', '40'];
    return [
      pen.body(disc(0, 0, 128), '#d9962a', { gloss: true }),
      pen.flat(disc(0, 0, 112), '#2a0d12'),
      ...roundabout(count, 78).map(({ x, y, angle }, index) => {
        const ink = inks[index % inks.length]!;
        return (
          pen.flat(slice(angle - 15, angle + 15, 110), ink) +
          placed(
            lettered(pen, worth[index]!, [0, 0, 30, 30], ink === '#fff3d6' ? '#8c1420' : '#fffaf0', 'anton'),
            x,
            y,
            { turn: angle },
          )
        );
      }),
      ...roundabout(24, 119).map(({ x, y }, index) =>
        pen.flat(disc(x, y, 5), index % 2 ? '#fff6cf' : '#ff6b4a'),
      ),
      pen.body(disc(0, 0, 34), '#f3c552', { gloss: true }),
      pen.body(disc(0, 0, 17), pen.palette.main, { bare: true }),
      pen.body(blob(-22, -134, -22, -134, 22, -134, 22, -134, 0, -84, 0, -84), '#e02b3c'),
    ].join('');
  },
  nineOfBaccarat: (pen) =>
    [
      pen.flat(oval(0, 92, 130, 28), '#000000', 0.25),
      placed(cardBack(pen), -70, -12, { turn: -24, size: 0.92 }),
      placed(card(pen, 'K', 'spade'), -20, -8, { turn: -7, size: 1.12 }),
      placed(card(pen, '9', 'heart'), 58, 6, { turn: 13, size: 1.2 }),
      placed(chip(pen, '#d11f31'), -92, 86, { size: 0.72 }),
      placed(chip(pen, '#2856c8'), -34, 104, { size: 0.72 }),
    ].join(''),
  swiftCards: (pen) =>
    [
      placed(pen.flat(blob(-150, 30, -60, 14, 30, 4, 30, 20, -60, 34), '#ffffff', 0.35), 0, 0),
      placed(pen.flat(blob(-140, 74, -50, 62, 30, 52, 30, 66, -50, 80), '#ffffff', 0.3), 0, 0),
      placed(card(pen, '8', 'club'), -42, 44, { turn: -34, size: 0.94 }),
      placed(card(pen, 'A', 'diamond'), 34, -20, { turn: 16, size: 1.28 }),
      pen.body(
        blob(
          6,
          -132,
          6,
          -132,
          -66,
          14,
          -66,
          14,
          -22,
          6,
          -22,
          6,
          -50,
          116,
          -50,
          116,
          40,
          -24,
          40,
          -24,
          -6,
          -18,
          -6,
          -18,
          44,
          -128,
          44,
          -128,
        ),
        '#ffd53d',
      ),
    ].join(''),
  blackjackHand: (pen) =>
    [
      placed(card(pen, 'J', 'spade'), 44, -8, { turn: 15, size: 1.3 }),
      placed(card(pen, 'A', 'spade'), -38, -14, { turn: -12, size: 1.36 }),
      placed(chipStack(pen, 4, ['#d11f31', '#20202c']), 78, 116, { size: 0.8 }),
      placed(chipStack(pen, 2, ['#f0b030']), 6, 122, { size: 0.8 }),
    ].join(''),
  chips: (pen) =>
    [
      placed(chipStack(pen, 9, ['#d11f31', '#fbf5ea']), -62, 84),
      placed(chipStack(pen, 12, ['#1f5fd0', '#20202c']), 54, 70),
      placed(chipStack(pen, 5, ['#12904e', '#f0b030']), 0, 118),
      placed(chip(pen, '#f0b030'), -14, -88, { turn: 20, size: 0.9 }),
      sparkle(pen, 40, -112, 14),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
