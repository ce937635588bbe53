import { mix } from '../../mix.ts';
import { eyes } from '../../parts/face.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, curve, disc, oval, poly, twin } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** Great beasts of the sea. */
export const deepSea = {
  whale: (pen) => {
    const back = mix('#2b6fb0', pen.palette.main, 0.25);
    return [
      pen.body(
        blob(
          78,
          26,
          78,
          26,
          96,
          -24,
          82,
          -74,
          82,
          -74,
          108,
          -66,
          118,
          -44,
          134,
          -70,
          148,
          -74,
          148,
          -74,
          142,
          -20,
          116,
          54,
        ),
        back,
      ),
      pen.body(
        blob(
          -128,
          26,
          -126,
          -34,
          -84,
          -72,
          -20,
          -74,
          46,
          -50,
          86,
          -4,
          116,
          30,
          106,
          60,
          50,
          92,
          -40,
          104,
          -106,
          84,
        ),
        back,
      ),
      pen.body(blob(-128, 34, -60, 50, 20, 42, 84, 62, 50, 92, -40, 104, -106, 84), '#f2f8ff', {
        bare: true,
      }),
      ...[-96, -70, -42, -14, 14].map((x, index) =>
        pen.line(curve(x, 52, x + 10, 74, x + 30, 94 - index * 2), '#a9c4dc', 3.4),
      ),
      pen.body(blob(-34, 60, -34, 60, -8, 108, 34, 122, 34, 122, 34, 84, 10, 54), mix(back, '#0d2a4a', 0.25)),
      pen.line(curve(-126, 32, -94, 38, -62, 28), '#14304e', 4.5),
      eyes(pen, -68, 6, 0, { size: 13, to: [-0.4, 0], isSingle: true }),
      pen.line(
        curve(-34, -76, -34, -104, -62, -122) +
          curve(-28, -76, -28, -108, -28, -128) +
          curve(-22, -76, -20, -104, 8, -120),
        '#dff6ff',
        10,
      ),
      ...[
        [-72, -118],
        [16, -112],
        [-28, -134],
      ].map(([x, y]) => pen.flat(disc(x!, y!, 7), '#ffffff')),
    ].join('');
  },
  shark: (pen) => {
    const back = mix('#4d6b8a', pen.palette.main, 0.2);
    return [
      pen.body(blob(-14, -70, -14, -70, 14, -132, 52, -134, 52, -134, 44, -90, 66, -40, 66, -40), back),
      pen.body(blob(-40, 40, -40, 40, -100, 84, -128, 124, -128, 124, -60, 112, 0, 72), back),
      pen.body(blob(60, 40, 60, 40, 110, 80, 124, 122, 124, 122, 76, 108, 20, 74), back),
      pen.body(twin(0, -88, 60, -76, 100, -20, 92, 50, 50, 102, 0, 116), back),
      pen.body(twin(0, 0, 56, 10, 80, 50, 44, 100, 0, 114), '#f4f8fc', { bare: true }),
      pen.flat(twin(0, 20, 50, 30, 62, 56, 30, 92, 0, 98), '#5b0f1a'),
      ...[-44, -26, -9, 9, 26, 44].map((x) =>
        pen.flat(poly(x - 9, 22 + Math.abs(x) * 0.26, x + 9, 22 + Math.abs(x) * 0.26, x, 48), '#ffffff'),
      ),
      ...[-30, -10, 10, 30].map((x) =>
        pen.flat(poly(x - 9, 92 - Math.abs(x) * 0.3, x + 9, 92 - Math.abs(x) * 0.3, x, 68), '#ffffff'),
      ),
      eyes(pen, 0, -26, 104, { size: 15, mood: 'fierce', iris: '#f0a818' }),
      both(pen.flat(oval(-16, -2, 5, 4), '#1d2a3a') + pen.line('M-86 22L-70 14M-88 38L-72 30', '#27405c', 4)),
    ].join('');
  },
  anglerfish: (pen) => {
    const coat = mix('#27476b', pen.palette.main, 0.3);
    return [
      pen.glow(-74, -92, 74, '#fff2a0', 1),
      pen.line(curve(20, -64, 4, -124, -50, -122, -74, -100), mix(coat, '#ffffff', 0.3), 7),
      pen.body(disc(-74, -92, 19), '#fff3a8', { gloss: true }),
      pen.body(blob(84, 4, 84, 4, 116, -44, 140, -42, 140, -42, 128, 6, 140, 56, 140, 56, 112, 52), coat),
      pen.body(
        blob(20, -58, 20, -58, 50, -98, 90, -86, 90, -86, 84, -30, 84, -30),
        mix(coat, '#ffffff', 0.15),
      ),
      pen.body(blob(-112, -24, -84, -58, -20, -76, 50, -56, 96, 4, 66, 66, 0, 100, -70, 92, -112, 54), coat),
      pen.flat(
        blob(-116, -20, -116, -20, -60, -2, -14, 12, 0, 30, -14, 56, -60, 70, -110, 58, -110, 58, -124, 20),
        '#4f0f24',
      ),
      ...[
        [-106, -14],
        [-80, -8],
        [-54, 0],
        [-30, 6],
      ].map(([x, y], index) =>
        pen.flat(poly(x! - 10, y!, x! + 10, y! + 4, x! - 2, y! + 34 - index * 3), '#fffdf0'),
      ),
      ...[
        [-100, 62],
        [-74, 66],
        [-48, 66],
        [-24, 58],
      ].map(([x, y], index) =>
        pen.flat(poly(x! - 10, y!, x! + 10, y! - 2, x! - 2, y! - 32 + index * 3), '#fffdf0'),
      ),
      eyes(pen, -34, -34, 0, { size: 20, iris: '#8ff2e0', mood: 'fierce', to: [-0.4, 0.2], isSingle: true }),
      pen.body(blob(22, 30, 22, 30, 66, 20, 78, 44, 52, 62, 24, 52), mix(coat, '#ffffff', 0.2)),
      ...[
        [40, -20],
        [60, -2],
        [30, 78],
        [0, 86],
      ].map(([x, y]) => pen.flat(disc(x!, y!, 5), '#8ff2e0', 0.9)),
    ].join('');
  },
  ray: (pen) => {
    const coat = mix('#3d5f8f', pen.palette.main, 0.3);
    return [
      pen.line(curve(20, 70, 60, 110, 120, 118), mix(coat, '#0d1a30', 0.3), 9),
      pen.body(
        blob(
          0,
          -74,
          0,
          -74,
          40,
          -56,
          90,
          -66,
          134,
          -36,
          134,
          -36,
          100,
          20,
          40,
          56,
          22,
          84,
          -4,
          66,
          -54,
          40,
          -106,
          46,
          -138,
          20,
          -138,
          20,
          -90,
          -24,
          -40,
          -50,
        ),
        coat,
      ),
      pen.body(
        blob(0, -50, 40, -34, 60, -10, 26, 26, -10, 36, -40, 10, -30, -24),
        mix(coat, '#ffffff', 0.18),
        { bare: true },
      ),
      ...[
        [-60, 8],
        [-30, 22],
        [70, -28],
        [90, -22],
        [10, 44],
        [52, 20],
      ].map(([x, y]) => pen.flat(disc(x!, y!, 7), '#eaf6ff', 0.85)),
      eyes(pen, 4, -44, 40, { size: 11 }),
    ].join('');
  },
  eel: (pen) => {
    const path = curve(126, 92, 60, 124, 10, 84, 34, 36, 70, 0, 40, -50, -20, -34, -58, -56, -70, -84);
    return [
      pen.line(path, '#10222e', 48),
      pen.line(path, mix('#2c7f92', pen.palette.main, 0.2), 40),
      pen.line(path, '#7fe0e0', 10, 0.7),
      pen.body(
        blob(-118, -92, -92, -124, -54, -126, -30, -98, -36, -64, -66, -50, -96, -58, -112, -70, -84, -78),
        mix('#2c7f92', pen.palette.main, 0.2),
      ),
      pen.flat(blob(-118, -90, -118, -90, -88, -86, -70, -82, -86, -68, -110, -70), '#5b0f1a'),
      ...[-106, -92].map((x) => pen.flat(poly(x, -90, x + 10, -88, x + 4, -76), '#ffffff')),
      eyes(pen, -70, -100, 0, { size: 12, iris: '#ffe14d', mood: 'fierce', to: [-0.4, 0.2], isSingle: true }),
      ...[
        [96, -60, 20],
        [-60, 60, -30],
        [-104, 10, 10],
      ].map(([x, y, turn]) =>
        placed(pen.body(poly(8, -40, -22, 6, -4, 6, -12, 40, 22, -8, 4, -8, 20, -40), '#ffe14d'), x!, y!, {
          turn: turn!,
        }),
      ),
    ].join('');
  },
} satisfies Readonly<Record<string, Drawing>>;
