import { mix } from '../mix.ts';
import { brows, cheeks, eyes, skin, smile } from '../parts/face.ts';
import { card, coin, sparkle } from '../parts/tableware.ts';
import { lettered } from '../parts/lettered.ts';
import { blob, box, curve, disc, oval, poly, roundabout, star, twin } from '../pen/paths.ts';
import type { Drawing, Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';

const both = (drawn: string) => drawn + placed(drawn, 0, 0, { flip: true });

/** A face without hair, its middle at the origin, about 110 high. */
const head = (pen: Pen, { isOpen = false, isStern = false, iris = '#3b2312' } = {}) => {
  const tone = skin(pen);
  return [
    both(pen.body(oval(-50, 4, 11, 16), tone)),
    pen.body(twin(0, -58, 42, -48, 54, 0, 40, 42, 0, 64), tone),
    eyes(pen, 0, 2, 46, { size: 13, iris, mood: isStern ? 'fierce' : 'calm', to: [0, 0.1] }),
    isStern ? '' : brows(pen, 0, -20, 46, 22, '#2a1612'),
    pen.line(curve(-4, 20, 0, 24, 5, 20), '#b9673f', 4),
    cheeks(pen, 0, 26, 66, 10),
    isStern ? pen.line(curve(-14, 42, 0, 38, 14, 42), '#6d1f1a', 4.5) : smile(pen, 0, 34, 30, isOpen),
  ].join('');
};

const lashes = (pen: Pen) =>
  both(pen.line('M-36 -6L-46 -13M-38 -1L-48 -4', '#1d1013', 3.6)) +
  pen.flat(blob(-12, 37, -4, 34, 0, 36, 4, 34, 12, 37, 0, 46), '#d11f3a');

const shoulders = (pen: Pen, coat: string) =>
  pen.body(blob(-122, 136, -122, 136, -108, 82, -56, 60, 0, 56, 56, 60, 108, 82, 122, 136, 122, 136), coat);

/** People of games, from the breast up or whole. */
export const people = {
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
    return [
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

/** A football. */
export function football(pen: Pen): string {
  const patch = (x: number, y: number, size: number, turn: number) =>
    placed(pen.flat(star(0, 0, 5, size, size * 0.81), '#20202c'), x, y, { turn });
  return [
    pen.body(disc(0, 0, 118), '#fdfdfb', { gloss: true }),
    patch(0, 0, 44, 0),
    ...roundabout(5, 100).map(({ x, y, angle }) => patch(x, y, 27, angle + 180)),
    ...roundabout(5, 44).map(({ x, y }) => pen.line(`M${x} ${y}L${x * 1.75} ${y * 1.75}`, '#20202c', 5)),
    ...roundabout(5, 92, 36).map(({ x, y, angle }) =>
      pen.line(
        `M${x * 0.84} ${y * 0.84}L${x * 1.24} ${y * 1.24}M${x * 0.84} ${y * 0.84}L${roundabout(1, 76, angle - 36)[0]!.x} ${roundabout(1, 76, angle - 36)[0]!.y}M${x * 0.84} ${y * 0.84}L${roundabout(1, 76, angle + 36)[0]!.x} ${roundabout(1, 76, angle + 36)[0]!.y}`,
        '#20202c',
        5,
      ),
    ),
  ].join('');
}
