import { type Colours, edge } from './Colours.ts';
import { draw, eye } from './draw.ts';

/** A round fish with spines. */
export const puffer = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 170, height: 140 }, (ink) => {
    const spines = Array.from({ length: 22 }, (_, at) => {
      const angle = (at / 22) * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return `M${x * 52 + y * 5} ${y * 48 - x * 5}L${x * 68} ${y * 63}L${x * 52 - y * 5} ${y * 48 + x * 5}`;
    }).join('');
    const spots = [
      [-22, -26],
      [2, -34],
      [-36, -4],
      [-10, -12],
      [24, -30],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="${dark}" opacity=".7"/>`)
      .join('');
    return [
      `<path d="M-50 -6C-66 -24 -78 -22 -82 -14C-74 -6 -74 8 -82 16C-76 24 -62 22 -50 8Z" fill="${dark}" ${edge(line)}/>`,
      `<path d="${spines}" fill="${light}" ${edge(line, 2.5)}/>`,
      `<ellipse rx="56" ry="52" fill="${ink.linear([dark, main, light, '#ffffff'])}" ${edge(line)}/>`,
      spots,
      `<path d="M4 8C-14 12 -20 30 -10 36C4 34 14 24 12 12Z" fill="${dark}" ${edge(line, 3)}/>`,
      `<ellipse cx="52" cy="10" rx="9" ry="7" fill="${dark}" ${edge(line, 3)}/>`,
      eye(30, -14, 15),
      '<ellipse cx="-6" cy="-36" rx="28" ry="7" fill="#fff" opacity=".4"/>',
    ].join('');
  });

/** A sea turtle from above, or nearly so. */
export const turtle = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 210, height: 192 }, (ink) => {
    const skin = ink.linear([light, main]);
    const shell = ink.radial([light, main, dark], 0.42, 0.32, 0.75);
    const plates =
      'M-44 -18L-16 -34L16 -34L44 -16L44 16L16 34L-16 34L-44 18ZM-16 -34L-26 -54M16 -34L26 -52M44 -16L64 -26M44 16L64 26M16 34L26 52M-16 34L-26 54M-44 18L-64 24M-44 -18L-64 -24M-16 -34L-4 0L-16 34M16 -34L20 0L16 34M-4 0H20';
    return [
      `<path d="M44 -40C60 -84 38 -92 8 -88C22 -74 20 -56 28 -44Z" fill="${skin}" ${edge(line)}/>`,
      `<path d="M44 40C60 84 38 92 8 88C22 74 20 56 28 44Z" fill="${skin}" ${edge(line)}/>`,
      `<path d="M-50 -34C-72 -58 -88 -56 -92 -48C-82 -42 -76 -26 -60 -22Z" fill="${skin}" ${edge(line)}/>`,
      `<path d="M-50 34C-72 58 -88 56 -92 48C-82 42 -76 26 -60 22Z" fill="${skin}" ${edge(line)}/>`,
      `<path d="M62 -18C80 -26 100 -16 102 0C100 16 80 26 62 18Z" fill="${skin}" ${edge(line)}/>`,
      `<ellipse rx="72" ry="56" fill="${shell}" ${edge(line, 5)}/>`,
      `<path d="${plates}" fill="none" ${edge(dark, 4)} opacity=".75"/>`,
      '<ellipse cx="-8" cy="-34" rx="40" ry="10" fill="#fff" opacity=".28"/>',
      eye(86, -9, 5),
      eye(86, 9, 5),
    ].join('');
  });

/** A ray from above. */
export const ray = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 250, height: 200 }, (ink) => {
    const spots = [
      [10, -34],
      [-12, -46],
      [10, 34],
      [-12, 46],
      [-20, -22],
      [-20, 22],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${light}" opacity=".75"/>`)
      .join('');
    return [
      `<path d="M-52 -4C-86 -10 -100 8 -122 0C-100 16 -84 6 -52 6Z" fill="${dark}" ${edge(line, 3)}/>`,
      `<path d="M84 0C78 -18 62 -22 52 -30C34 -74 2 -96 -24 -96C-18 -66 -34 -26 -62 0C-34 26 -18 66 -24 96C2 96 34 74 52 30C62 22 78 18 84 0Z" fill="${ink.radial([light, main, dark], 0.62, 0.5, 0.7)}" ${edge(line)}/>`,
      `<path d="M78 -12C92 -20 100 -14 104 -8C96 -8 90 -2 82 -2ZM78 12C92 20 100 14 104 8C96 8 90 2 82 2Z" fill="${main}" ${edge(line, 3)}/>`,
      spots,
      `<path d="M36 -14C20 -8 20 8 36 14M24 -18C6 -10 6 10 24 18" fill="none" ${edge(dark, 3)}/>`,
      eye(62, -16, 6),
      eye(62, 16, 6),
    ].join('');
  });

/** A shark from the side. */
export const shark = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 330, height: 180 }, (ink) => {
    const hull =
      'M158 4C140 -30 92 -50 30 -46C-30 -42 -84 -20 -120 -6L-120 8C-84 22 -20 44 40 42C96 40 140 28 158 4Z';
    return [
      `<path d="M-112 -4C-132 -24 -142 -64 -160 -76C-152 -40 -150 -8 -136 2C-146 12 -148 34 -152 52C-136 44 -124 22 -112 8Z" fill="${ink.linear([main, dark])}" ${edge(line)}/>`,
      `<path d="M56 -46C40 -70 22 -88 4 -88C8 -70 0 -54 -8 -42Z" fill="${dark}" ${edge(line)}/>`,
      `<path d="M-60 -30L-80 -46L-80 -24ZM-50 30L-72 46L-70 24Z" fill="${dark}" ${edge(line)}/>`,
      `<path d="${hull}" fill="${ink.linear([dark, main, main, light])}" ${edge(line)}/>`,
      ink.clipped(
        hull,
        `<path d="M158 6C110 14 40 10 -120 6V60H158Z" fill="${light}"/><ellipse cx="40" cy="-34" rx="80" ry="7" fill="#fff" opacity=".25"/>`,
      ),
      `<path d="M48 20C34 44 14 74 -14 80C-8 58 -2 36 10 20Z" fill="${ink.linear([main, dark])}" ${edge(line)}/>`,
      `<path d="M76 -14q-8 12 0 26M64 -14q-8 12 0 26M88 -12q-8 11 0 22" fill="none" ${edge(line, 3)}/>`,
      `<path d="M150 14C134 22 118 24 104 18C112 30 136 30 150 14Z" fill="#6d1320" ${edge(line, 3)}/>`,
      '<path d="M110 20l5 6l5 -5l5 5l5 -6l5 4l4 -6" fill="#fff" stroke="#fff" stroke-width="2"/>',
      eye(120, -10, 8, '#38424d'),
      `<path d="M108 -20L132 -14" ${edge(line, 4)}/>`,
    ].join('');
  });

/** A great whale. */
export const whale = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 440, height: 250 }, (ink) => {
    const hull =
      'M206 10C208 -46 160 -88 78 -92C-10 -96 -80 -52 -134 -14L-150 -18L-146 14C-96 40 -50 84 40 92C140 98 204 62 206 10Z';
    const grooves = [0, 1, 2, 3, 4, 5]
      .map(
        (at) =>
          `M${198 - at * 4} ${30 + at * 10}C${120 - at * 10} ${44 + at * 12} ${60} ${48 + at * 10} ${20 - at * 4} ${44 + at * 9}`,
      )
      .join('');
    const stars = [
      [40, -66],
      [84, -70],
      [-10, -52],
      [-60, -28],
      [10, -40],
      [120, -58],
    ]
      .map(
        ([x, y], at) => `<circle cx="${x}" cy="${y}" r="${3 + (at % 3) * 2}" fill="${light}" opacity=".8"/>`,
      )
      .join('');
    return [
      `<path d="M-136 -6C-164 -20 -176 -66 -214 -84C-212 -54 -200 -28 -182 -8C-202 -4 -214 14 -216 36C-186 34 -160 20 -138 12Z" fill="${ink.linear([main, dark])}" ${edge(line, 5)}/>`,
      `<path d="${hull}" fill="${ink.linear([dark, main, main])}" ${edge(line, 5)}/>`,
      ink.clipped(
        hull,
        `<path d="M210 20C150 44 60 30 -10 34C-60 36 -100 24 -150 10V110H210Z" fill="${ink.linear([light, '#ffffff'])}"/><path d="${grooves}" fill="none" ${edge(main, 3)} opacity=".8"/>${stars}<ellipse cx="60" cy="-78" rx="90" ry="10" fill="#fff" opacity=".25"/>`,
      ),
      `<path d="M60 44C40 78 4 112 -34 116C-24 84 -6 54 18 38Z" fill="${ink.linear([main, dark])}" ${edge(line, 5)}/>`,
      `<path d="M204 20C176 34 150 34 128 24" fill="none" ${edge(line, 5)}/>`,
      eye(138, -4, 13, '#20405a'),
      `<path d="M122 -22Q138 -30 154 -20" fill="none" ${edge(line, 5)}/>`,
    ].join('');
  });
