import { mix } from '../../mix.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly } from '../../pen/paths.ts';
import { placed } from '../../shapes.ts';

/** What grows in the provinces. */
export const harvests = {
  dragonFruit: (pen) => {
    const rind = '#e8377f';
    const scale = (x: number, y: number, turn: number) =>
      placed(pen.body(blob(0, 0, 0, 0, 15, -22, 4, -54, 4, -54, -13, -22), '#7fc04a'), x, y, { turn });
    return [
      ...[
        [-84, -6, -62],
        [-70, -60, -36],
        [-24, -92, -10],
        [-88, 50, -84],
      ].map(([x, y, turn]) => scale(x! + 8, y! + 8, turn!)),
      pen.body(oval(-22, 10, 88, 102), rind, { gloss: true }),
      ...[
        [-52, -14, -30],
        [-8, -40, 6],
        [-66, 50, -50],
        [-22, 30, -8],
      ].map(([x, y, turn]) => scale(x!, y!, turn!)),
      placed(
        pen.body(oval(0, 0, 66, 78), rind) +
          pen.body(oval(0, 0, 54, 66), '#fffaf4', { bare: true }) +
          pen.flat(
            Array.from({ length: 22 }, (_, index) => {
              const [far, angle] = [9 + ((index * 17) % 42), index * 2.4];
              return oval(Math.cos(angle) * far * 0.86, Math.sin(angle) * far, 3.2, 4.4);
            }).join(''),
            '#241a24',
          ),
        62,
        44,
        { turn: 14 },
      ),
    ].join('');
  },
  grapes: (pen) =>
    [
      pen.line(curve(-90, -112, -40, -104, 0, -84, 60, -112), '#7a5230', 11),
      ...[
        [-48, -52],
        [-16, -60],
        [18, -60],
        [50, -50],
        [-34, -20],
        [0, -26],
        [34, -20],
        [-20, 14],
        [14, 14],
        [-4, 48],
        [30, 44],
        [4, 84],
      ].map(([x, y], index) =>
        pen.body(disc(x!, y!, 23), index % 3 ? '#7a2f8a' : '#93439f', { gloss: true }),
      ),
      pen.body(blob(-6, -84, -44, -76, -92, -96, -112, -60, -98, -20, -62, -34, -34, -54), '#5aa53a'),
      pen.body(blob(26, -88, 60, -84, 106, -96, 118, -62, 96, -34, 66, -50), '#7cc04a'),
      pen.line(curve(-10, -80, -60, -66, -92, -44) + curve(30, -86, 70, -74, 98, -56), '#2f6a2a', 4),
    ].join(''),
  durian: (pen) => {
    const husk = '#9aa53a';
    return [
      pen.body(box(-9, -134, 18, 34, 5), '#7a5a2a'),
      ...Array.from({ length: 16 }, (_, index) =>
        placed(pen.body(poly(-16, -86, 0, -116, 16, -86), husk), 0, 6, { turn: index * 22.5 }),
      ),
      pen.body(disc(0, 6, 96), husk),
      ...[
        [-50, -40],
        [-14, -56],
        [26, -50],
        [-66, 2],
        [-30, -16],
        [56, -20],
      ].map(([x, y]) =>
        pen.flat(poly(x! - 14, y! + 12, x!, y! - 14, x! + 14, y! + 12), mix(husk, '#ffffff', 0.34)),
      ),
      pen.body(blob(-62, 60, -40, 14, 6, -2, 60, 10, 78, 50, 40, 92, -16, 98), '#fff6dc'),
      pen.body(blob(-48, 58, -34, 28, -6, 22, 6, 50, -10, 80, -34, 82), '#ffd24a', { gloss: true }),
      pen.body(blob(12, 34, 34, 16, 58, 24, 64, 50, 42, 76, 18, 70), '#ffd24a', { gloss: true }),
    ].join('');
  },
  pineapple: (pen) =>
    [
      ...[-62, 62, -40, 40, -18, 18, 0].map((turn, index) =>
        placed(
          pen.body(blob(0, 0, 0, 0, 15, -40, 0, -98, 0, -98, -15, -40), index % 2 ? '#3f9a4a' : '#2f7f3f'),
          0,
          -36,
          {
            turn,
          },
        ),
      ),
      pen.body(oval(0, 44, 70, 90), '#f0a52a', { gloss: true }),
      ...[-54, -18, 18, 54].map((y) =>
        pen.line(
          curve(-62 + Math.abs(y) * 0.12, 44 + y, 0, 66 + y, 62 - Math.abs(y) * 0.12, 44 + y),
          '#b8701a',
          4,
        ),
      ),
      ...[-36, 0, 36].map((x) => pen.line(curve(x * 0.7, -34, x * 1.3, 44, x * 0.7, 124), '#b8701a', 4)),
      pen.flat(
        [
          [-18, 14],
          [18, 14],
          [-18, 50],
          [18, 50],
          [-18, 86],
          [18, 86],
        ]
          .map(([x, y]) => disc(x!, y!, 5))
          .join(''),
        '#fff0b0',
      ),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
