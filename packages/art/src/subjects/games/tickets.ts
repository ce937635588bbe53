import { lettered } from '../../parts/lettered.ts';
import { coin, numberBall } from '../../parts/tableware.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { box, disc, roundabout, star } from '../../pen/paths.ts';
import { placed } from '../../shapes.ts';

const inks = ['#e0303a', '#f6a71f', '#1f8fe0', '#1fa866', '#8a45c9', '#ff7a2a'] as const;

/** Tickets and cards of draws. */
export const tickets = {
  kenoBoard: (pen) =>
    pen.body(box(-118, -118, 236, 236, 20), '#fffaf0') +
    Array.from({ length: 16 }, (_, index) => {
      const x = -81 + (index % 4) * 54,
        y = -81 + Math.floor(index / 4) * 54;
      const isLit = [1, 4, 6, 11, 14].includes(index);
      return isLit
        ? placed(numberBall(pen, inks[index % 6]!, String(index * 5 + 3)), x, y, { size: 0.66 })
        : pen.flat(disc(x, y, 22), '#e6dccb') +
            lettered(pen, String(index * 5 + 3), [x, y, 28, 22], '#8a7a66', 'anton');
    }).join(''),
  lotteryTicket: (pen) =>
    placed(
      pen.body(box(-120, -74, 240, 148, 14), '#fff3d6') +
        pen.body(box(-120, -74, 240, 42, 12), '#d11f31') +
        lettered(pen, 'XỔ SỐ', [0, -53, 170, 32], '#ffe08a') +
        ['6', '4', '5', '0', '8', '8']
          .map(
            (text, index) =>
              pen.body(disc(-88 + index * 35, 10, 17), inks[index]!, { bare: true }) +
              lettered(pen, text, [-88 + index * 35, 10, 22, 22], '#fffaf0', 'anton'),
          )
          .join('') +
        pen.line('M-100 48H60M-100 60H20', '#c9a86a', 5) +
        pen.body(star(88, 50, 12, 24, 17), '#f6c344'),
      0,
      0,
      { turn: -10 },
    ),
  scratchCard: (pen) =>
    placed(
      [
        pen.body(box(-104, -116, 208, 232, 18), pen.palette.main),
        pen.trim(box(-92, -104, 184, 208, 12), 3),
        lettered(pen, 'x100', [0, -76, 150, 44], '#ffe08a'),
        ...Array.from({ length: 6 }, (_, index) => {
          const x = -58 + (index % 3) * 58,
            y = -6 + Math.floor(index / 3) * 62;
          return index === 4 || index === 5
            ? pen.body(disc(x, y, 25), '#c9ccd8') + pen.flat(disc(x, y, 16), '#aeb3c4')
            : pen.flat(disc(x, y, 26), '#fffaf0') +
                roundabout(5, 11)
                  .map((p) => pen.flat(disc(x + p.x, y + p.y, 9), '#ff6f91'))
                  .join('') +
                pen.flat(disc(x, y, 6), '#f6c344');
        }),
      ].join(''),
      -10,
      -4,
      { turn: -9 },
    ) + placed(coin(pen, 46, pen.flat(star(0, 0, 5, 24, 11), '#a8660e')), 82, 88),
  bingoCard: (pen) =>
    placed(
      pen.body(box(-108, -124, 216, 248, 16), '#fffaf0') +
        pen.body(box(-108, -124, 216, 56, 14), pen.palette.main) +
        lettered(pen, 'BINGO', [0, -96, 180, 40], '#fffaf0') +
        Array.from({ length: 16 }, (_, index) => {
          const x = -75 + (index % 4) * 50,
            y = -42 + Math.floor(index / 4) * 46;
          return (
            pen.flat(box(x - 21, y - 19, 42, 38, 6), '#f0e4cf') +
            lettered(pen, String(((index * 17) % 74) + 1), [x, y, 28, 24], '#3a2a3a', 'anton') +
            ([0, 5, 10, 15, 6].includes(index) ? pen.flat(disc(x, y, 19), '#e0303a', 0.82) : '')
          );
        }).join(''),
      -6,
      0,
      { turn: -6 },
    ) + placed(numberBall(pen, inks[1], '75'), 88, 90, { size: 1.1 }),
} satisfies Readonly<Record<string, Drawing>>;
