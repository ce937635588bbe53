import { mix } from '../../mix.ts';
import { cheeks, eyes, smile } from '../../parts/face.ts';
import { sparkle } from '../../parts/tableware.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, curve, disc, oval, poly, twin } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** What crawls and clings in the sea. */
export const shellfish = {
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
} satisfies Readonly<Record<string, Drawing>>;
