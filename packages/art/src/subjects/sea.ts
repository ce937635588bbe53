import { mix } from '../mix.ts';
import { cheeks, eyes, smile } from '../parts/face.ts';
import { sparkle } from '../parts/tableware.ts';
import { blob, curve, disc, oval, poly, roundabout, twin } from '../pen/paths.ts';
import type { Drawing, Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';

const both = (drawn: string) => drawn + placed(drawn, 0, 0, { flip: true });

const scales = (pen: Pen, rows: readonly (readonly [x: number, y: number])[], colour: string) =>
  rows.map(([x, y]) => pen.line(curve(x, y - 13, x + 12, y, x, y + 13), colour, 3.4, 0.85)).join('');

/** A carp bent like a bow, leaping to the left. */
const carp = (pen: Pen, coat: string, fin: string) =>
  [
    pen.body(
      blob(
        60,
        42,
        60,
        42,
        92,
        34,
        132,
        46,
        132,
        46,
        116,
        66,
        122,
        96,
        122,
        96,
        92,
        92,
        74,
        116,
        74,
        116,
        66,
        88,
        48,
        66,
      ),
      fin,
    ),
    pen.body(blob(-6, -62, -6, -62, 30, -106, 78, -92, 78, -92, 80, -56, 82, -30, 82, -30), fin),
    pen.body(blob(-30, 34, -30, 34, -50, 78, -18, 96, -18, 96, -6, 70, 12, 46, 12, 46), fin),
    pen.body(
      blob(
        -118,
        -14,
        -100,
        -54,
        -54,
        -76,
        4,
        -72,
        56,
        -44,
        84,
        4,
        82,
        56,
        70,
        84,
        48,
        66,
        30,
        46,
        -6,
        38,
        -50,
        34,
        -92,
        20,
      ),
      coat,
    ),
    pen.body(
      blob(-112, -4, -84, 16, -40, 22, 4, 26, 40, 44, 66, 80, 48, 66, 30, 46, -6, 38, -50, 34, -92, 20),
      '#fff4e2',
      { bare: true },
    ),
    scales(
      pen,
      [
        [-22, -40],
        [4, -42],
        [30, -28],
        [-12, -14],
        [14, -14],
        [40, -2],
        [60, 22],
        [0, 10],
        [28, 20],
        [52, 44],
      ],
      mix(coat, '#fff3d0', 0.6),
    ),
    pen.line(curve(-52, -62, -38, -28, -50, 22), mix(coat, '#4a0d10', 0.45), 4.5),
    eyes(pen, -82, -26, 0, { size: 14, to: [-0.4, 0], isSingle: true }),
    pen.flat(blob(-122, -16, -108, -20, -100, -8, -112, -2), '#7d1020'),
    pen.line(curve(-108, 2, -124, 14, -118, 32) + curve(-98, 8, -106, 26, -96, 42), fin, 4.5),
  ].join('');

const splash = (pen: Pen, y: number) =>
  [-96, -58, -20, 22, 62, 98]
    .map((x, index) =>
      pen.body(
        blob(
          x - 24,
          y,
          x - 24,
          y,
          x - 12,
          y - 26 - (index % 3) * 16,
          x + 6,
          y - 44 - (index % 2) * 20,
          x + 10,
          y - 20,
          x + 24,
          y,
          x + 24,
          y,
        ),
        '#dff6ff',
        { bare: true },
      ),
    )
    .join('') +
  pen.body(
    blob(-128, y + 2, -70, y - 16, 0, y - 8, 70, y - 16, 128, y + 2, 90, y + 22, 0, y + 28, -90, y + 22),
    '#bfeaf7',
    { bare: true },
  );

/** What lives in water. */
export const sea = {
  carp: (pen) => carp(pen, '#f0782a', '#ffb44a'),
  koi: (pen) => splash(pen, 104) + placed(carp(pen, '#e8402f', '#ffb03a'), 6, -14, { turn: 32, size: 1.06 }),
  koiPair: (pen) => {
    const fromAbove = (coat: string, patch: string) =>
      [
        pen.body(
          blob(-8, 78, -8, 78, -36, 130, -20, 140, 0, 118, 20, 140, 36, 130, 8, 78, 8, 78),
          mix(patch, '#ffffff', 0.4),
        ),
        both(
          pen.body(blob(-30, -20, -30, -20, -72, 0, -76, 30, -50, 26, -26, 8), mix(patch, '#ffffff', 0.45)),
        ),
        pen.body(twin(0, -92, 26, -78, 38, -34, 30, 30, 12, 80, 0, 90), coat),
        pen.body(blob(-20, -66, 6, -76, 24, -52, 10, -34, -14, -40), patch, { bare: true }),
        pen.body(blob(-30, 0, 4, -20, 28, 4, 8, 30, -22, 26), patch, { bare: true }),
        pen.body(blob(-8, 50, 12, 44, 10, 66, -4, 70), patch, { bare: true }),
        both(pen.flat(disc(-22, -66, 6), '#1d1013')),
        both(pen.line(curve(-10, -88, -20, -104, -32, -106), patch, 4)),
      ].join('');
    return (
      placed(fromAbove('#fffaf2', '#e8402f'), -50, 8, { turn: 28, size: 1.06 }) +
      placed(fromAbove('#ffb63d', '#e2572a'), 58, -4, { turn: 204, size: 1.06 })
    );
  },
  fish: (pen) =>
    [
      pen.body(
        blob(64, 0, 64, 0, 96, -56, 138, -64, 138, -64, 118, 0, 138, 62, 138, 62, 96, 54),
        pen.palette.accent,
      ),
      pen.body(blob(-34, -60, -34, -60, -6, -112, 56, -98, 56, -98, 60, -46, 60, -46), pen.palette.accent),
      pen.body(blob(-10, 56, -10, 56, -2, 98, 42, 92, 42, 92, 46, 44, 46, 44), pen.palette.accent),
      pen.body(blob(-122, 4, -92, -48, -30, -70, 34, -56, 82, 0, 34, 56, -30, 66, -92, 46), pen.palette.main),
      pen.body(blob(-112, 16, -60, 28, 20, 24, 72, 4, 34, 56, -30, 66, -92, 46), pen.palette.bright, {
        bare: true,
      }),
      pen.body(blob(-20, -66, -6, -30, -8, 20, -22, 64, -2, 64, 16, 20, 18, -30, 4, -66), '#fffdf5', {
        bare: true,
      }),
      pen.body(blob(40, -52, 50, -20, 48, 20, 38, 52, 52, 44, 64, 14, 64, -16, 54, -42), '#fffdf5', {
        bare: true,
      }),
      eyes(pen, -70, -14, 0, { size: 22, to: [-0.4, 0], isSingle: true }),
      smile(pen, -94, 20, 28),
      pen.body(blob(-30, 18, -30, 18, 14, 6, 28, 26, 10, 44, -18, 42), pen.palette.accent),
    ].join(''),
  crab: (pen) => {
    const shell = '#e8402a';
    const leg = (y: number, turn: number) =>
      pen.line(`M52 ${y}L96 ${y - 14 + turn}L118 ${y + 26 + turn}`, '#b92a1c', 13) +
      pen.line(`M52 ${y - 3}L94 ${y - 17 + turn}`, '#ff8a5a', 4);
    const claw = [
      pen.body(blob(52, -14, 66, -44, 92, -52, 100, -36, 76, -22, 66, 4), shell),
      pen.body(
        blob(
          66,
          -70,
          66,
          -70,
          76,
          -112,
          118,
          -126,
          136,
          -92,
          136,
          -92,
          112,
          -100,
          108,
          -78,
          108,
          -78,
          130,
          -76,
          130,
          -76,
          122,
          -48,
          92,
          -38,
          70,
          -46,
        ),
        shell,
        { gloss: true },
      ),
    ].join('');
    return [
      both(leg(20, 0) + leg(42, 12) + leg(62, 26)),
      both(claw),
      both(pen.line('M-30 -28V-66', '#b92a1c', 10)),
      pen.body(twin(0, -42, 56, -32, 92, 8, 74, 60, 30, 88, 0, 92), shell, { gloss: true }),
      pen.body(twin(0, 58, 40, 56, 34, 82, 0, 90), '#ffb488', { bare: true }),
      ...[
        [-50, -6],
        [50, -6],
        [-32, -24],
        [32, -24],
        [0, -26],
      ].map(([x, y]) => pen.flat(oval(x!, y!, 8, 6), '#ffc59a', 0.9)),
      eyes(pen, 0, -74, 62, { size: 19, to: [0, 0.3] }),
      smile(pen, 0, 20, 46, true),
      cheeks(pen, 0, 20, 108, 13),
    ].join('');
  },
  shrimp: (pen) => {
    const shell = '#f0663a';
    const rings = [
      [-70, -52, 44],
      [-34, -80, 46],
      [10, -84, 46],
      [50, -64, 44],
      [74, -24, 40],
      [76, 20, 35],
      [56, 56, 29],
      [26, 76, 23],
    ];
    return [
      ...[
        [-30, -34],
        [4, -36],
        [34, -14],
        [36, 16],
        [22, 38],
      ].map(([x, y]) => pen.line(curve(x!, y!, x! - 8, y! + 18, x! - 24, y! + 28), '#c23f1f', 7)),
      ...rings.map(([x, y, r], index) =>
        pen.body(disc(x!, y!, r!), index % 2 ? shell : mix(shell, '#ffd0a0', 0.28)),
      ),
      pen.body(
        blob(10, 84, 10, 84, -34, 66, -62, 84, -62, 84, -36, 98, -58, 122, -58, 122, -14, 116, 16, 92),
        '#ff9a5a',
      ),
      pen.body(blob(-52, -92, -84, -96, -124, -62, -124, -62, -108, -28, -70, -12, -40, -36), shell),
      pen.body(blob(-70, -94, -70, -94, -134, -94, -134, -94, -92, -74), '#c23f1f'),
      eyes(pen, -82, -58, 0, { size: 14, to: [-0.3, 0], isSingle: true }),
      pen.line(curve(-116, -52, -138, -6, -110, 60) + curve(-108, -40, -120, 10, -82, 70), '#c23f1f', 4.5),
      pen.line(curve(-88, -22, -96, 0, -88, 20) + curve(-70, -16, -74, 6, -64, 24), '#c23f1f', 6),
    ].join('');
  },
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
  turtle: (pen) => {
    const skin = '#6fb04a';
    return [
      pen.body(blob(-58, -40, -58, -40, -118, -76, -130, -46, -104, -14, -62, -6), skin),
      pen.body(blob(58, -40, 58, -40, 118, -76, 130, -46, 104, -14, 62, -6), skin),
      both(pen.body(blob(-48, 62, -48, 62, -84, 104, -64, 118, -30, 84), skin)),
      pen.body(twin(0, -130, 30, -118, 32, -84, 14, -62, 0, -60), skin),
      eyes(pen, 0, -104, 36, { size: 10 }),
      smile(pen, 0, -86, 20),
      pen.body(twin(0, -74, 58, -58, 84, 0, 60, 66, 0, 90), '#9a6a2c'),
      pen.body(twin(0, -58, 46, -44, 66, 2, 46, 54, 0, 72), '#c8913f', { bare: true }),
      pen.line(
        `${poly(-22, -28, 22, -28, 38, 8, 22, 42, -22, 42, -38, 8)}M-22 -28L-34 -54M22 -28L34 -54M38 8H68M-38 8H-68M22 42L36 66M-22 42L-36 66`,
        '#70481a',
        5,
      ),
    ].join('');
  },
  octopus: (pen) => {
    const coat = pen.palette.main;
    const arm = (points: readonly number[]) =>
      pen.line(curve(...points), mix(coat, '#2a0a20', 0.35), 25) + pen.line(curve(...points), coat, 19);
    return [
      arm([-40, 30, -84, 40, -112, 10, -124, -26]),
      arm([40, 30, 84, 40, 112, 10, 124, -26]),
      arm([-36, 44, -76, 78, -112, 76, -126, 110]),
      arm([36, 44, 76, 78, 112, 76, 126, 110]),
      arm([-16, 50, -36, 96, -66, 108, -58, 134]),
      arm([16, 50, 36, 96, 66, 108, 58, 134]),
      pen.body(twin(0, -118, 58, -102, 80, -44, 56, 20, 50, 58, 0, 66), coat, { gloss: true }),
      eyes(pen, 0, -18, 72, { size: 21, to: [0, 0.2] }),
      smile(pen, 0, 22, 34, true),
      cheeks(pen, 0, 18, 112, 13),
      ...[
        [-46, -76],
        [-20, -96],
        [44, -82],
      ].map(([x, y]) => pen.flat(oval(x!, y!, 9, 7), '#ffffff', 0.35)),
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
  pearlShell: (pen) => {
    const shell = pen.palette.main;
    const ribs = [-60, -36, -12, 12, 36, 60];
    return [
      placed(
        pen.body(
          blob(
            -20,
            40,
            -20,
            40,
            -92,
            20,
            -116,
            -40,
            -84,
            -96,
            -84,
            -96,
            -56,
            -90,
            -30,
            -116,
            0,
            -104,
            30,
            -116,
            56,
            -90,
            84,
            -96,
            84,
            -96,
            116,
            -40,
            92,
            20,
            20,
            40,
            20,
            40,
          ),
          shell,
        ) +
          ribs
            .map((x) => pen.line(`M${x * 0.2} 36L${x * 1.3} -84`, mix(shell, '#ffffff', 0.5), 5, 0.8))
            .join(''),
        0,
        -14,
      ),
      pen.body(
        blob(-112, 30, -60, 20, 0, 16, 60, 20, 112, 30, 96, 82, 40, 116, -40, 116, -96, 82),
        mix(shell, '#ffe0e6', 0.35),
      ),
      pen.body(oval(0, 36, 98, 26), '#ffd9d2'),
      pen.glow(0, 14, 78, '#ffffff', 0.9),
      pen.body(disc(0, 14, 44), '#fffaf4', { gloss: true }),
      ...[-66, -33, 0, 33, 66].map((x) =>
        pen.line(`M${x * 0.5} 112L${x} 66`, mix(shell, '#7a2440', 0.3), 4, 0.7),
      ),
      sparkle(pen, 52, -34, 18) + sparkle(pen, -62, -58, 13),
    ].join('');
  },
  reefFish: (pen) =>
    roundabout(5, 84, 20)
      .map(({ x, y }, index) =>
        placed(
          pen.body(blob(26, 0, 26, 0, 46, -22, 46, -22, 42, 0, 46, 22, 46, 22), pen.palette.accent) +
            pen.body(blob(-40, 0, -10, -24, 32, 0, -10, 24), index % 2 ? pen.palette.main : '#ffb53d') +
            pen.flat(disc(-20, -5, 6), '#fff') +
            pen.flat(disc(-21, -5, 3.4), '#15101c'),
          x,
          y,
          { flip: index % 2 === 0, size: 1.1 },
        ),
      )
      .join(''),
} satisfies Readonly<Record<string, Drawing>>;
