import { skin, smile } from '../../parts/face.ts';
import { head, shoulders } from '../../parts/person.ts';
import { sparkle } from '../../parts/tableware.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, star } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** Old men of luck and craft. */
export const elders = {
  godOfWealth: (pen) => {
    const robe = '#d11f31';
    return [
      shoulders(pen, robe),
      pen.body(poly(-26, 58, 26, 58, 0, 96), '#f6c344'),
      pen.trim(curve(-108, 92, -60, 76, -20, 84) + curve(108, 92, 60, 76, 20, 84), 5),
      placed(head(pen, { isOpen: true }), 0, -22, { size: 1.22 }),
      both(pen.line(curve(-4, 12, -22, 10, -40, 26), '#1d1216', 7)),
      pen.body(blob(-26, 46, 0, 54, 26, 46, 26, 84, 0, 118, -26, 84), '#1d1216'),
      both(
        pen.body(
          blob(-56, -84, -56, -84, -96, -96, -136, -92, -136, -92, -138, -76, -138, -76, -96, -76, -58, -66),
          '#f2b32a',
        ),
      ),
      pen.body(
        blob(
          -62,
          -50,
          -62,
          -50,
          -58,
          -96,
          -32,
          -108,
          -30,
          -128,
          30,
          -128,
          32,
          -108,
          58,
          -96,
          62,
          -50,
          62,
          -50,
          0,
          -66,
        ),
        robe,
      ),
      pen.body(
        blob(-66, -48, -66, -48, -40, -64, 0, -68, 40, -64, 66, -48, 66, -48, 62, -38, 0, -54, -62, -38),
        '#f2b32a',
      ),
      pen.body(disc(0, -92, 17), pen.palette.accent === '#f6c344' ? '#16956c' : '#16956c', { gloss: true }),
      pen.body(
        blob(-76, 100, -76, 100, -36, 114, 0, 106, 36, 114, 76, 100, 76, 100, 62, 136, -62, 136),
        '#f6c03c',
        { gloss: true },
      ),
      pen.body(oval(0, 106, 34, 15), '#ffe08a', { bare: true }),
      both(pen.body(blob(-88, 128, -84, 104, -64, 100, -52, 116, -62, 134), skin(pen))),
    ].join('');
  },
  kitchenGod: (pen) => {
    const robe = pen.palette.main;
    return [
      shoulders(pen, robe),
      pen.trim(curve(-104, 96, -56, 76, 0, 116, 56, 76, 104, 96), 5),
      placed(head(pen, { isOpen: true }), 0, -18, { size: 1.16 }),
      pen.body(
        blob(
          -44,
          18,
          -44,
          18,
          -26,
          30,
          0,
          24,
          26,
          30,
          44,
          18,
          44,
          18,
          48,
          70,
          20,
          118,
          0,
          128,
          -20,
          118,
          -48,
          70,
        ),
        '#fffaf0',
      ),
      smile(pen, 0, 26, 32, true),
      both(pen.body(blob(-4, 20, -24, 10, -56, 20, -56, 20, -30, 32), '#fffaf0')),
      both(pen.body(oval(-104, -72, 36, 14), '#20202c')),
      pen.body(
        blob(-60, -52, -60, -52, -62, -100, -34, -128, 34, -128, 62, -100, 60, -52, 60, -52, 0, -66),
        '#20202c',
      ),
      pen.body(box(-62, -66, 124, 20, 8), '#f2b32a'),
      pen.body(disc(0, -90, 16), '#e0212f', { gloss: true }),
      sparkle(pen, -100, 40, 13),
    ].join('');
  },
  clockmaker: (pen) =>
    [
      shoulders(pen, '#5a3a24'),
      pen.body(blob(-40, 58, -40, 58, -46, 132, 46, 132, 40, 58, 40, 58), '#8a5a34'),
      placed(head(pen, { isOpen: true }), 0, -18, { size: 1.18 }),
      both(pen.body(blob(-62, -40, -92, -30, -96, 10, -70, 28, -56, 0), '#f2f0ea')),
      pen.body(blob(-40, 18, -18, 12, 0, 20, 18, 12, 40, 18, 30, 34, 0, 30, -30, 34), '#f2f0ea'),
      pen.line(disc(-27, -16, 25), '#f0b93a', 6) +
        pen.line(disc(27, -16, 25), '#f0b93a', 6) +
        pen.line('M-3 -18H3', '#f0b93a', 6),
      pen.body(blob(-60, -56, -60, -56, -52, -122, 52, -122, 60, -56, 60, -56, 0, -70), '#3a2418'),
      pen.body(blob(-92, -48, -40, -68, 40, -68, 92, -48, 40, -50, -40, -50), '#3a2418'),
      ...[
        [-24, -92, 17],
        [16, -96, 13],
      ].map(
        ([x, y, size]) =>
          pen.body(star(x!, y!, 9, size!, size! * 0.74), '#f0b93a') +
          pen.flat(disc(x!, y!, size! * 0.3), '#3a2418'),
      ),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
