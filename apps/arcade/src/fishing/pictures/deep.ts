import { type Colours, edge } from './Colours.ts';
import { draw, eye } from './draw.ts';

const teeth = (points: readonly (readonly [number, number])[], tall: number) =>
  points
    .map(
      ([x, y]) =>
        `<path d="M${x - 5} ${y}L${x} ${y + tall}L${x + 5} ${y}Z" fill="#f6fff4" stroke="#1a2320" stroke-width="1.5"/>`,
    )
    .join('');

/** An anglerfish with its light. */
export const angler = ({ main, light, dark, line }: Colours, glow: string): string =>
  draw({ width: 320, height: 260 }, (ink) => {
    const lamp = ink.radial(['#ffffff', glow, `${glow}/0.35`, `${glow}/0`]);
    return [
      `<path d="M-84 -8C-120 -52 -148 -46 -152 -32C-140 -14 -140 16 -152 36C-144 52 -116 46 -84 22Z" fill="${ink.linear([main, dark])}" ${edge(line, 5)}/>`,
      `<path d="M-40 -70L-58 -104L-22 -90L-10 -116L14 -90Z" fill="${dark}" ${edge(line, 5)}/>`,
      `<path d="M10 -76C20 -118 70 -128 104 -96" fill="none" ${edge(line, 8)}/><path d="M10 -76C20 -118 70 -128 104 -96" fill="none" ${edge(main, 3)}/>`,
      `<path d="M120 30C128 -40 60 -90 -10 -86C-70 -80 -104 -30 -100 10C-96 60 -40 98 20 96C70 94 104 84 112 66C80 72 56 62 44 44C70 50 104 48 120 30Z" fill="${ink.radial([light, main, dark], 0.45, 0.25, 0.85)}" ${edge(line, 5)}/>`,
      `<path d="M120 30C104 48 70 50 44 44C56 62 80 72 112 66C120 56 124 44 120 30Z" fill="#3a0716" ${edge(line, 4)}/>`,
      teeth(
        [
          [62, 46],
          [80, 46],
          [98, 42],
          [112, 36],
        ],
        17,
      ),
      teeth(
        [
          [74, 66],
          [92, 69],
          [106, 66],
        ],
        -15,
      ),
      `<path d="M-20 20C-50 30 -58 62 -40 70C-18 62 -6 46 -4 28Z" fill="${ink.linear([main, dark])}" ${edge(line)}/>`,
      [
        [-50, -30],
        [-66, 10],
        [-20, -54],
        [10, 74],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${dark}" opacity=".8"/>`)
        .join(''),
      eye(64, -14, 20, '#b8f04a'),
      `<path d="M38 -40L88 -34" ${edge(line, 7)}/>`,
      `<circle cx="110" cy="-90" r="42" fill="${lamp}"/><circle cx="110" cy="-90" r="13" fill="#ffffff" stroke="${glow}" stroke-width="5"/>`,
    ].join('');
  });

/** A gulper eel: a great mouth and a long tail. */
export const gulper = ({ main, light, dark, line }: Colours, glow: string): string =>
  draw({ width: 360, height: 150 }, (ink) =>
    [
      `<path d="M40 -30C-20 -44 -60 10 -110 -6C-140 -16 -150 -34 -172 -30C-150 -8 -140 20 -104 24C-60 30 -20 20 40 40Z" fill="${ink.linear([main, dark])}" ${edge(line)}/>`,
      `<path d="M20 -34C70 -74 140 -54 170 -22C130 -22 100 -14 84 4C100 24 130 40 158 42C120 78 50 74 16 34C-2 10 0 -16 20 -34Z" fill="${ink.radial([light, main, dark], 0.4, 0.3, 0.8)}" ${edge(line, 5)}/>`,
      `<path d="M170 -22C130 -22 100 -14 84 4C100 24 130 40 158 42C146 20 148 0 170 -22Z" fill="#4a0d2a" ${edge(line)}/>`,
      teeth(
        [
          [112, -14],
          [130, -20],
          [148, -21],
        ],
        13,
      ),
      teeth(
        [
          [114, 28],
          [130, 36],
          [146, 40],
        ],
        -12,
      ),
      `<circle cx="-166" cy="-28" r="9" fill="${glow}" stroke="#fff" stroke-width="3"/>`,
      [-130, -100, -70, -40, -10]
        .map((x, at) => `<circle cx="${x}" cy="${at % 2 ? 12 : 6}" r="4" fill="${glow}"/>`)
        .join(''),
      eye(84, -34, 11, '#8ff0d2'),
    ].join(''),
  );

/** A fish of the deep with long teeth and lights along its side. */
export const viperfish = ({ main, light, dark, line }: Colours, glow: string): string =>
  draw({ width: 270, height: 130 }, (ink) =>
    [
      `<path d="M-92 -4C-108 -34 -124 -38 -130 -30C-118 -8 -118 16 -130 34C-122 42 -106 30 -92 12Z" fill="${dark}" ${edge(line)}/>`,
      `<path d="M20 -32C30 -70 50 -64 62 -52C44 -50 36 -40 34 -30Z" fill="${main}" ${edge(line, 3)}/>`,
      `<path d="M128 -12C96 -50 20 -42 -98 -8L-98 12C0 36 70 44 112 38C124 32 116 26 96 24C88 16 88 4 96 -2C112 -4 126 -4 128 -12Z" fill="${ink.linear([light, main, dark])}" ${edge(line)}/>`,
      teeth(
        [
          [98, -4],
          [108, -6],
          [120, -8],
        ],
        24,
      ),
      teeth(
        [
          [94, 28],
          [106, 32],
        ],
        -22,
      ),
      [-80, -58, -36, -14, 8, 30, 52]
        .map((x) => `<circle cx="${x}" cy="${14 + (x + 80) * 0.08}" r="4.5" fill="${glow}"/>`)
        .join(''),
      `<path d="M-60 -16C-10 -30 30 -32 60 -30" fill="none" ${edge('#ffffff', 4)} opacity=".4"/>`,
      eye(88, -20, 10, glow),
    ].join(''),
  );
