import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** A roof with lifted eaves, its lower edge at y. */
const roof = (pen: Pen, y: number, half: number, height: number, colour: string) =>
  pen.body(
    blob(
      -half,
      y - 10,
      -half,
      y - 10,
      -half * 0.6,
      y - height * 0.55,
      -half * 0.34,
      y - height,
      -half * 0.34,
      y - height,
      half * 0.34,
      y - height,
      half * 0.34,
      y - height,
      half * 0.6,
      y - height * 0.55,
      half,
      y - 10,
      half,
      y - 10,
      half * 0.6,
      y,
      -half * 0.6,
      y,
    ),
    colour,
  );

/** What people have built. */
export const buildings = {
  turtleTower: (pen) =>
    [
      pen.body(oval(0, 122, 124, 20), '#2f7a4a'),
      pen.body(box(-66, 40, 132, 76, 4), '#e8d3a8'),
      ...[-40, 0, 40].map((x) => pen.body(box(x - 12, 62, 24, 54, 12), '#5a3a24')),
      roof(pen, 42, 90, 34, pen.palette.main),
      pen.body(box(-46, -34, 92, 46, 3), '#f2e0b8'),
      ...[-20, 20].map((x) => pen.body(box(x - 9, -20, 18, 34, 9), '#5a3a24')),
      roof(pen, -30, 70, 34, pen.palette.main),
      pen.body(box(-26, -90, 52, 30, 3), '#f2e0b8'),
      pen.body(disc(0, -74, 10), '#5a3a24'),
      roof(pen, -86, 48, 34, pen.palette.main),
      pen.body(disc(0, -126, 8), '#f6c344'),
    ].join(''),
  onePillarPagoda: (pen) =>
    [
      pen.body(oval(0, 118, 122, 22), '#2f8a6a'),
      pen.body(box(-17, 40, 34, 84, 5), '#c9b08a'),
      pen.line('M-60 40L-14 74M60 40L14 74', '#8a4a1f', 12),
      pen.body(box(-76, 24, 152, 20, 4), '#8a4a1f'),
      pen.body(box(-56, -34, 112, 60, 3), '#d9962a'),
      ...[-34, 0, 34].map((x) => pen.flat(box(x - 10, -22, 20, 46, 3), '#7a2418')),
      roof(pen, -30, 112, 76, pen.palette.main),
      both(pen.line(curve(-96, -42, -120, -54, -122, -74), '#f6c344', 7)),
      pen.body(disc(0, -112, 13), '#f6c344', { gloss: true }),
    ].join(''),
  citadelGate: (pen) =>
    [
      pen.body(box(-124, 20, 248, 104, 4), '#b9684a'),
      ...[-84, 0, 84].map((x) => pen.body(box(x - 18, 56, 36, 68, 18), '#3a1a18')),
      pen.body(box(-124, 10, 248, 16, 3), '#e8c88a'),
      both(
        pen.body(box(-112, -30, 56, 42, 3), '#c8202f') + placed(roof(pen, 0, 46, 36, '#f0b02a'), -84, -26),
      ),
      pen.body(box(-50, -46, 100, 58, 3), '#c8202f'),
      ...[-30, 0, 30].map((x) => pen.flat(box(x - 8, -34, 16, 46, 3), '#f6c344')),
      roof(pen, -42, 74, 40, '#f0b02a'),
      pen.body(box(-30, -96, 60, 20, 3), '#c8202f'),
      roof(pen, -92, 52, 36, '#f0b02a'),
    ].join(''),
  dragonBridge: (pen) =>
    [
      pen.body(box(-134, 66, 268, 20, 4), '#c9d2de'),
      ...[-100, -34, 34, 100].map((x) => pen.body(box(x - 9, 84, 18, 46, 3), '#9aa6ba')),
      pen.line(curve(-130, 66, -90, -30, -44, 30, 0, -50, 46, 20, 84, -40, 96, -66), '#7a4a06', 36),
      pen.line(curve(-130, 66, -90, -30, -44, 30, 0, -50, 46, 20, 84, -40, 96, -66), '#f6b92c', 27),
      pen.line(curve(-130, 60, -90, -36, -44, 24, 0, -56, 46, 14, 84, -46), '#fff3bf', 6, 0.85),
      pen.body(blob(72, -74, 92, -112, 124, -100, 142, -74, 118, -58, 92, -50), '#f6b92c', { gloss: true }),
      pen.body(poly(88, -104, 76, -138, 106, -108), '#e0952a'),
      pen.flat(disc(110, -86, 7), '#c8202f'),
      pen.body(blob(138, -72, 138, -72, 170, -92, 158, -70, 176, -56, 150, -58), '#ff7a2a'),
    ].join(''),
  chamTower: (pen) =>
    [
      pen.body(
        blob(
          -60,
          126,
          -60,
          126,
          -58,
          0,
          -44,
          -10,
          -40,
          -60,
          -26,
          -68,
          -20,
          -110,
          0,
          -136,
          20,
          -110,
          26,
          -68,
          40,
          -60,
          44,
          -10,
          58,
          0,
          60,
          126,
          60,
          126,
        ),
        '#c8623a',
      ),
      ...[-62, -8].map((y) =>
        pen.body(box(-48 - (y + 62) * 0.26, y, 96 + (y + 62) * 0.52, 12, 3), '#e8955a'),
      ),
      pen.body(blob(-22, 126, -22, 126, -22, 70, 0, 44, 22, 70, 22, 126, 22, 126), '#4a1a14'),
      pen.flat(blob(-14, 36, 0, 14, 14, 36), '#8a3a24'),
      both(pen.body(blob(-118, 126, -118, 126, -112, 50, -92, 20, -74, 50, -70, 126, -70, 126), '#b0522f')),
    ].join(''),
  cathedral: (pen) =>
    [
      pen.body(box(-70, -10, 140, 136, 3), '#c8623a'),
      both(
        pen.body(box(-86, -70, 46, 196, 3), '#d9744a') +
          pen.body(poly(-90, -70, -63, -134, -36, -70), '#8f9ab0') +
          pen.flat(box(-72, -50, 18, 34, 9) + box(-72, 0, 18, 34, 9), '#3a1a18'),
      ),
      pen.body(poly(-42, -10, 0, -58, 42, -10), '#e8955a'),
      pen.body(disc(0, 18, 22), '#fff0d0'),
      pen.line('M0 -4V40M-22 18H22', '#8a3a24', 4),
      pen.body(box(-20, 66, 40, 60, 20), '#3a1a18'),
    ].join(''),
  temple: (pen) =>
    [
      pen.body(box(-104, 76, 208, 22, 3), '#c9b08a') + pen.body(box(-122, 98, 244, 24, 3), '#e0cda6'),
      pen.body(box(-80, -4, 160, 82, 3), '#c8202f'),
      ...[-58, -20, 20, 58].map((x) => pen.body(box(x - 8, -4, 16, 82, 3), '#f0b02a')),
      roof(pen, 0, 124, 58, pen.palette.main),
      pen.body(box(-46, -84, 92, 30, 3), '#c8202f'),
      roof(pen, -78, 84, 50, pen.palette.main),
      pen.body(disc(0, -130, 9), '#f6c344'),
    ].join(''),
  gongHouse: (pen) =>
    [
      pen.body(blob(-50, 20, -50, 20, -34, -90, 0, -142, 34, -90, 50, 20, 50, 20), '#b0843a'),
      ...[-90, -56, -22].map((y) =>
        pen.trim(curve(-26 - (y + 90) * 0.22, y, 0, y + 10, 26 + (y + 90) * 0.22, y), 3),
      ),
      pen.body(box(-74, 16, 148, 54, 3), '#8a5a2c'),
      pen.flat(box(-14, 28, 28, 42, 3), '#3a1f10'),
      pen.line('M-60 70V128M-20 70V128M20 70V128M60 70V128', '#6a4224', 10),
      placed(
        pen.body(disc(0, 0, 36), '#d9962a', { gloss: true }) +
          pen.body(disc(0, 0, 12), '#f6c344', { gloss: true }),
        -92,
        84,
      ),
      placed(
        pen.body(disc(0, 0, 30), '#d9962a', { gloss: true }) +
          pen.body(disc(0, 0, 10), '#f6c344', { gloss: true }),
        96,
        90,
      ),
    ].join(''),
  stiltHouse: (pen) =>
    [
      pen.line('M-70 40V126M-24 40V126M24 40V126M70 40V126', '#6a4224', 11),
      pen.body(box(-92, 12, 184, 34, 3), '#a8703a'),
      pen.body(box(-70, -40, 140, 56, 3), '#c98f4a'),
      pen.flat(box(-14, -30, 28, 46, 3), '#4a2a14'),
      pen.body(blob(-116, -30, -116, -30, -60, -92, 0, -138, 60, -92, 116, -30, 116, -30), '#b0843a'),
      ...[-70, -40, -10].map((y) =>
        pen.line(curve(-70 - y * 0.4, y - 20, 0, y - 10, 70 + y * 0.4, y - 20), '#8a6428', 3.4),
      ),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
