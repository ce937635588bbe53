import { mix } from '../../mix.ts';
import { skin, smile } from '../../parts/face.ts';
import { football } from '../../parts/football.ts';
import { lettered } from '../../parts/lettered.ts';
import { head, shoulders } from '../../parts/person.ts';
import { coin } from '../../parts/tableware.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, twin } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** People who fight, play and dive. */
export const heroes = {
  general: (pen) => {
    const plate = pen.palette.main;
    return [
      shoulders(pen, plate),
      both(pen.body(blob(-58, 62, -128, 64, -132, 104, -100, 116, -52, 92), mix(plate, '#ffffff', 0.18))),
      ...[84, 106].map((y) => pen.trim(curve(-60, y, -30, y + 11, 0, y, 30, y + 11, 60, y), 4)),
      placed(head(pen, { isStern: true }), 0, -14, { size: 1.14 }),
      pen.body(blob(-30, 30, -30, 30, 0, 22, 30, 30, 30, 30, 34, 70, 0, 116, -34, 70), '#1d1216'),
      pen.line(curve(-14, 36, 0, 32, 14, 36), '#a3352a', 6),
      both(pen.body(blob(-70, -40, -70, -40, -74, 26, -56, 44, -56, 44, -48, -20), plate)),
      pen.body(blob(-72, -32, -72, -32, -56, -96, 0, -112, 56, -96, 72, -32, 72, -32, 0, -54), plate, {
        gloss: true,
      }),
      pen.body(
        blob(-80, -26, -80, -26, -40, -52, 0, -60, 40, -52, 80, -26, 80, -26, 40, -36, 0, -42, -40, -36),
        '#f2b32a',
      ),
      pen.body(
        blob(0, -112, 0, -112, -16, -146, 10, -148, 34, -140, 50, -120, 50, -120, 22, -122),
        '#e0212f',
      ),
      pen.body(disc(0, -64, 14), pen.palette.accent, { gloss: true }),
    ].join('');
  },
  soldier: (pen) => {
    const suit = mix('#39485c', pen.palette.main, 0.3);
    return [
      shoulders(pen, suit),
      both(pen.body(blob(-60, 70, -126, 74, -130, 112, -96, 124, -54, 100), mix(suit, '#ffffff', 0.16))),
      pen.body(box(-34, 62, 68, 70, 12), mix(suit, '#000000', 0.3)),
      pen.flat(box(-22, 78, 44, 8, 4) + box(-22, 94, 28, 8, 4), pen.palette.accent),
      pen.body(twin(0, -122, 62, -106, 88, -46, 80, 24, 46, 66, 0, 74), suit, { gloss: true }),
      both(pen.body(blob(-92, -40, -70, -46, -70, 16, -92, 10), mix(suit, '#000000', 0.35))),
      pen.body(blob(-70, -46, -40, -60, 40, -60, 70, -46, 66, 0, 34, 26, 0, 14, -34, 26, -66, 0), '#141826'),
      pen.flat(
        blob(-64, -42, -40, -54, 40, -54, 64, -42, 60, -4, 34, 18, 0, 6, -34, 18, -60, -4),
        pen.palette.glow,
      ),
      pen.flat(blob(-58, -40, -36, -50, -6, -50, -30, 8, -54, -6), '#ffffff', 0.65),
      pen.body(box(-30, 34, 60, 22, 9), '#141826') +
        pen.flat(box(-20, 41, 8, 9, 3) + box(-4, 41, 8, 9, 3) + box(12, 41, 8, 9, 3), pen.palette.accent),
      pen.body(poly(0, -140, 16, -100, -16, -100), pen.palette.accent),
    ].join('');
  },
  footballer: (pen) => {
    const tone = skin(pen);
    const shirt = pen.palette.main;
    const player = [
      pen.line('M-10 48L-44 92L-92 116', tone, 26) + pen.line('M-44 92L-92 116', '#fffaf0', 22),
      pen.body(blob(-88, 104, -120, 112, -128, 126, -96, 134, -76, 122), '#20202c'),
      pen.line('M22 44L62 56L98 24', tone, 27) + pen.line('M72 50L96 27', '#fffaf0', 23),
      pen.body(blob(84, 18, 104, -6, 122, 2, 116, 28, 98, 42), '#e0212f'),
      pen.line(`M-34 -46L-84 -22L-108 -58`, tone, 20) + pen.line('M34 -40L76 -60L112 -36', tone, 20),
      pen.line('M-34 -46L-70 -30', shirt, 30) + pen.line('M32 -42L60 -54', shirt, 30),
      pen.body(blob(-46, -58, 0, -66, 44, -52, 36, 10, 40, 40, -24, 46, -34, 6), shirt),
      pen.body(blob(-26, 30, 38, 26, 50, 60, 12, 68, 2, 58, -22, 72, -40, 58), '#fffaf0'),
      lettered(pen, '10', [2, -16, 46, 40], '#fffaf0', 'anton'),
      placed(head(pen, { isOpen: true }), 2, -92, { size: 0.66, turn: 6 }),
      pen.body(blob(-34, -96, -40, -128, -6, -142, 34, -134, 42, -98, 28, -116, -14, -118), '#241318'),
      placed(football(pen), 106, 92, { size: 0.42 }),
    ].join('');
    return placed(player, 0, 14, { size: 0.9 });
  },
  jockey: (pen) =>
    [
      shoulders(pen, pen.palette.main),
      pen.body(poly(-30, 70, 0, 56, 30, 70, 0, 128), pen.palette.accent),
      placed(head(pen, { isOpen: true }), 0, -22, { size: 1.1 }),
      pen.body(
        blob(-62, -34, -62, -34, -58, -92, 0, -112, 58, -92, 62, -34, 62, -34, 0, -52),
        pen.palette.main,
        { gloss: true },
      ),
      pen.body(blob(-66, -36, 0, -58, 66, -36, 90, -26, 60, -22, 0, -38, -60, -22), pen.palette.accent),
    ].join(''),
  pirate: (pen) =>
    [
      shoulders(pen, '#7a1f2b'),
      pen.body(poly(-34, 60, 34, 60, 0, 118), '#fffaf0'),
      placed(head(pen, { isStern: true }), 0, -14, { size: 1.18 }),
      pen.body(
        blob(-44, 20, -20, 34, 0, 28, 20, 34, 44, 20, 44, 66, 16, 96, 0, 118, -16, 96, -44, 66),
        '#3a1d12',
      ),
      smile(pen, 0, 36, 32, true),
      pen.flat(oval(27, -12, 22, 19), '#161018') + pen.line(curve(-60, -52, 0, -34, 58, -4), '#161018', 6),
      pen.body(
        blob(
          -120,
          -34,
          -120,
          -34,
          -100,
          -96,
          -44,
          -86,
          0,
          -126,
          44,
          -86,
          100,
          -96,
          120,
          -34,
          120,
          -34,
          60,
          -52,
          0,
          -56,
          -60,
          -52,
        ),
        '#20202c',
      ),
      pen.trim(curve(-114, -42, -60, -60, 0, -64, 60, -60, 114, -42), 5),
      pen.flat(disc(0, -88, 15) + box(-8, -80, 16, 14, 3), '#fffaf0') +
        pen.flat(disc(-5, -88, 4) + disc(6, -88, 4), '#20202c'),
      pen.body(disc(-64, 14, 9), '#f6c344', { gloss: true }),
      placed(coin(pen, 26, ''), 84, 96),
    ].join(''),
  diver: (pen) =>
    [
      shoulders(pen, '#b9752c'),
      pen.body(blob(-92, 84, -60, 62, 60, 62, 92, 84, 76, 112, -76, 112), '#e0a24a'),
      ...[-64, -22, 22, 64].map((x) => pen.body(disc(x, 90, 8), '#fff0b8', { gloss: true })),
      pen.body(disc(0, -16, 92), '#e0a24a', { gloss: true }),
      both(pen.body(disc(-86, -16, 24), '#b9752c') + pen.flat(disc(-88, -16, 13), '#123a52')),
      pen.body(disc(0, -10, 64), '#b9752c'),
      pen.flat(disc(0, -10, 54), '#0e4660'),
      placed(head(pen, { isOpen: true }), 0, -6, { size: 0.76 }),
      pen.flat(disc(0, -10, 54), '#8fe8ff', 0.22),
      pen.line(curve(-40, -26, -30, -46, -8, -54), '#ffffff', 7, 0.8),
      pen.line('M-52 -10H52M0 -62V42', '#b9752c', 5, 0.55),
      pen.body(box(-16, -124, 32, 24, 6), '#b9752c'),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
