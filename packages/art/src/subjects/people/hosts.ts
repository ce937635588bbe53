import { mix } from '../../mix.ts';
import { skin } from '../../parts/face.ts';
import { head, lashes, shoulders } from '../../parts/person.ts';
import { card } from '../../parts/tableware.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, poly, star, roundabout } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** Women and men who receive, and those of tales. */
export const hosts = {
  dealer: (pen) => {
    const hair = '#241318';
    return [
      pen.body(blob(-62, -90, -84, -40, -78, 30, -62, 70, 62, 70, 78, 30, 84, -40, 62, -90, 0, -118), hair),
      shoulders(pen, '#20202c'),
      pen.body(poly(-34, 58, 34, 58, 0, 128), '#fffaf0'),
      pen.body(box(-18, 24, 36, 44, 12), skin(pen), { bare: true }),
      pen.body(
        blob(-30, 62, -30, 62, -30, 88, -30, 88, 0, 74, 30, 88, 30, 88, 30, 62, 30, 62, 0, 74),
        pen.palette.main,
      ),
      placed(head(pen, { isOpen: false }) + lashes(pen), 0, -34, { size: 1.16 }),
      pen.body(
        blob(-66, -34, -66, -34, -58, -96, 0, -118, 58, -96, 66, -34, 66, -34, 50, -72, 10, -86, -34, -64),
        hair,
      ),
      pen.body(disc(-62, 8, 6), '#f6c344', { gloss: true }) +
        pen.body(disc(62, 8, 6), '#f6c344', { gloss: true }),
      placed(card(pen, '9', 'heart'), 82, 84, { turn: 16, size: 0.62 }) +
        placed(card(pen, '8', 'spade'), 46, 92, { turn: -4, size: 0.62 }),
      pen.body(blob(30, 136, 34, 116, 62, 108, 96, 112, 110, 136), skin(pen)),
    ].join('');
  },
  presenter: (pen) => {
    const hair = '#3a1d12';
    return [
      shoulders(pen, pen.palette.main),
      pen.body(poly(-30, 58, 30, 58, 0, 116), '#fffaf0') +
        pen.body(box(-17, 26, 34, 42, 12), skin(pen), { bare: true }),
      pen.body(poly(0, 80, -26, 64, -26, 96), '#20202c') +
        pen.body(poly(0, 80, 26, 64, 26, 96), '#20202c') +
        pen.body(disc(0, 80, 8), '#20202c'),
      placed(head(pen, { isOpen: true }), 0, -32, { size: 1.18 }),
      pen.body(
        blob(
          -66,
          -40,
          -66,
          -40,
          -66,
          -96,
          -16,
          -122,
          46,
          -112,
          70,
          -70,
          66,
          -34,
          66,
          -34,
          46,
          -72,
          -10,
          -76,
          -44,
          -66,
        ),
        hair,
      ),
      placed(
        pen.body(box(-8, 0, 16, 60, 7), '#20202c') + pen.body(disc(0, -6, 19), '#8f94a8', { gloss: true }),
        78,
        66,
        { turn: -16 },
      ),
    ].join('');
  },
  silkLady: (pen) => {
    const hair = '#1d1216';
    return [
      pen.body(blob(-60, -66, -80, 0, -72, 84, -50, 110, 50, 110, 72, 84, 80, 0, 60, -66), hair),
      shoulders(pen, pen.palette.main),
      pen.body(box(-18, 26, 36, 40, 12), skin(pen), { bare: true }),
      pen.body(blob(-26, 54, 26, 54, 22, 72, 0, 78, -22, 72), mix(pen.palette.main, '#ffffff', 0.3)),
      placed(head(pen) + lashes(pen), 0, -16, { size: 1.12 }),
      pen.body(
        blob(-62, -20, -62, -20, -50, -66, 0, -78, 50, -66, 62, -20, 62, -20, 40, -50, 0, -60, -40, -50),
        hair,
      ),
      pen.body(
        blob(
          -126,
          -40,
          -126,
          -40,
          -60,
          -92,
          0,
          -138,
          0,
          -138,
          60,
          -92,
          126,
          -40,
          126,
          -40,
          60,
          -26,
          0,
          -22,
          -60,
          -26,
        ),
        '#f4d9a0',
      ),
      ...[-88, -66, -48].map((y, index) =>
        pen.line(
          curve(-44 - index * 24, y + index * 6, 0, y + 12 + index * 8, 44 + index * 24, y + index * 6),
          '#c99a4a',
          2.6,
        ),
      ),
      pen.body(
        blob(
          -134,
          96,
          -90,
          60,
          -40,
          100,
          10,
          82,
          60,
          112,
          134,
          70,
          130,
          108,
          60,
          138,
          0,
          116,
          -50,
          134,
          -120,
          126,
        ),
        pen.palette.accent,
      ),
      pen.line(curve(-110, 108, -70, 88, -30, 116, 20, 100, 70, 122, 118, 94), '#ffffff', 4, 0.6),
    ].join('');
  },
  weaver: (pen) => {
    const hair = '#231530';
    return [
      ...roundabout(7, 116, 12).map(({ x, y }, index) =>
        pen.flat(star(x, y, 5, index % 2 ? 14 : 10, index % 2 ? 6 : 4), '#fff2b0'),
      ),
      shoulders(pen, '#f6f1ff'),
      pen.body(blob(-60, 62, -60, 62, 0, 120, 60, 62, 60, 62, 70, 96, 0, 138, -70, 96), pen.palette.main),
      pen.body(box(-17, 26, 34, 40, 12), skin(pen), { bare: true }),
      both(pen.body(blob(-48, -40, -74, 10, -70, 60, -50, 64, -44, 0), hair)),
      placed(head(pen) + lashes(pen), 0, -16, { size: 1.12 }),
      both(pen.body(disc(-44, -86, 30), hair)),
      pen.body(
        blob(-64, -22, -64, -22, -54, -74, 0, -88, 54, -74, 64, -22, 64, -22, 40, -54, 0, -64, -40, -54),
        hair,
      ),
      pen.body(star(0, -76, 5, 18, 8), '#ffd76a'),
      pen.body(
        blob(
          -134,
          -30,
          -118,
          -90,
          -60,
          -134,
          0,
          -124,
          60,
          -134,
          118,
          -90,
          134,
          -30,
          120,
          -42,
          100,
          -84,
          54,
          -112,
          0,
          -106,
          -54,
          -112,
          -100,
          -84,
          -120,
          -42,
        ),
        pen.palette.accent,
      ),
    ].join('');
  },
  mermaid: (pen) => {
    const hair = pen.palette.accent;
    return [
      pen.body(
        blob(
          20,
          60,
          60,
          84,
          104,
          60,
          108,
          10,
          108,
          10,
          84,
          -16,
          92,
          -52,
          92,
          -52,
          116,
          -28,
          138,
          -50,
          138,
          -50,
          142,
          -6,
          130,
          20,
          134,
          84,
          90,
          128,
          30,
          126,
          -20,
          100,
        ),
        '#1fb5a3',
      ),
      ...[
        [56, 96],
        [80, 90],
        [100, 70],
        [70, 112],
        [112, 44],
      ].map(([x, y]) => pen.line(curve(x! - 10, y!, x!, y! + 9, x! + 10, y!), '#a8f5e0', 3.4)),
      pen.body(
        blob(-64, -88, -104, -40, -112, 40, -96, 112, -64, 92, -40, 110, 10, 92, 34, 20, 26, -56, -14, -100),
        hair,
      ),
      pen.body(
        blob(-66, 130, -66, 130, -72, 80, -44, 54, -22, 48, 8, 60, 26, 94, 24, 130, 24, 130),
        skin(pen),
      ),
      pen.body(blob(-58, 84, -36, 74, -22, 92, -38, 108, -58, 102), '#ff7fa5') +
        pen.body(blob(-18, 92, -2, 76, 18, 88, 14, 104, -6, 108), '#ff7fa5'),
      pen.body(box(-36, 24, 30, 36, 12), skin(pen), { bare: true }),
      placed(head(pen, { isOpen: true, iris: '#1f8f9c' }) + lashes(pen), -22, -28, { size: 1.08 }),
      pen.body(
        blob(
          -84,
          -10,
          -84,
          -10,
          -76,
          -76,
          -30,
          -106,
          20,
          -92,
          40,
          -44,
          36,
          -14,
          36,
          -14,
          20,
          -56,
          -14,
          -64,
          -40,
          -48,
          -66,
          -40,
        ),
        hair,
      ),
      pen.body(star(16, -74, 5, 22, 10), '#ff8f4a'),
      pen.body(blob(-66, 70, -100, 84, -112, 116, -96, 122, -64, 104), skin(pen)),
    ].join('');
  },
} satisfies Readonly<Record<string, Drawing>>;
