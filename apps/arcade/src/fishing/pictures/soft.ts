import { type Colours, edge } from './Colours.ts';
import { draw, eye } from './draw.ts';

/** A jellyfish. */
export const jelly = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 130, height: 180 }, (ink) => {
    const arms = [-40, -22, -4, 14, 32]
      .map((x, at) => `M${x} -8C${x + 16} 20 ${x - 20} 40 ${x + 6} ${64 + (at % 2) * 18}`)
      .join('');
    return [
      `<path d="${arms}" fill="none" ${edge(main, 6)} opacity=".8"/>`,
      `<path d="M-22 -8C-34 20 -4 30 -18 56M18 -8C34 20 2 34 20 60" fill="none" ${edge(light, 11)} opacity=".75"/>`,
      `<path d="M-58 -6C-60 -66 -30 -84 0 -84C30 -84 60 -66 58 -6C48 6 40 -4 30 2C20 8 10 -2 0 2C-10 6 -20 -4 -30 2C-40 8 -48 4 -58 -6Z" fill="${ink.radial(['#ffffff', light, main, dark], 0.45, 0.3, 0.8)}" ${edge(line)} fill-opacity=".92"/>`,
      `<path d="M-40 -20C-38 -52 -20 -66 0 -66" fill="none" ${edge('#ffffff', 6)} opacity=".6"/>`,
      eye(8, -30, 7),
      eye(32, -30, 7),
    ].join('');
  });

/** An octopus. */
export const octopus = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 210, height: 216 }, (ink) => {
    const arms = [
      'M-40 20C-80 20 -98 52 -80 76C-72 84 -62 78 -66 68',
      'M-26 34C-54 52 -60 86 -36 92C-24 94 -18 84 -26 78',
      'M-6 40C-16 66 -4 92 14 90C24 86 22 76 14 76',
      'M20 36C36 60 66 66 70 88C72 96 62 98 58 92',
      'M40 20C76 24 98 48 86 72C78 82 68 78 72 68',
    ].join('');
    return [
      `<path d="${arms}" fill="none" ${edge(line, 24)}/><path d="${arms}" fill="none" ${edge(main, 16)}/><path d="${arms}" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="1 11" stroke-linecap="round"/>`,
      `<path d="M-54 26C-84 -50 -44 -96 4 -96C56 -96 88 -46 56 26C40 46 -38 46 -54 26Z" fill="${ink.radial([light, main, dark], 0.4, 0.25, 0.85)}" ${edge(line, 5)}/>`,
      `<ellipse cx="-18" cy="-70" rx="22" ry="10" fill="#fff" opacity=".4"/><circle cx="-34" cy="-34" r="7" fill="${light}" opacity=".6"/><circle cx="-40" cy="-12" r="5" fill="${light}" opacity=".6"/>`,
      eye(0, -16, 15),
      eye(38, -16, 15),
      `<path d="M8 16Q22 28 36 14" fill="none" ${edge(line, 5)}/>`,
    ].join('');
  });

/** A squid that swims to the right, its arms behind. */
export const squid = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 230, height: 110 }, (ink) => {
    const arms = [-18, -9, 0, 9, 18]
      .map((y) => `M-26 ${y}C-50 ${y * 1.6} -66 ${y * 0.6} -${88 + Math.abs(y)} ${y * 1.9}`)
      .join('');
    return [
      `<path d="${arms}" fill="none" ${edge(line, 12)}/><path d="${arms}" fill="none" ${edge(main, 6)}/>`,
      `<path d="M64 -16C70 -44 92 -50 104 0C92 50 70 44 64 16Z" fill="${ink.linear([light, dark])}" ${edge(line)}/>`,
      `<path d="M-34 -22C0 -34 70 -36 110 0C70 36 0 34 -34 22C-42 8 -42 -8 -34 -22Z" fill="${ink.linear([light, main, dark])}" ${edge(line)}/>`,
      [
        [20, -12],
        [44, -8],
        [66, 4],
        [36, 12],
        [10, 14],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${dark}" opacity=".65"/>`)
        .join(''),
      '<ellipse cx="36" cy="-20" rx="38" ry="4" fill="#fff" opacity=".5"/>',
      eye(-16, -4, 11),
    ].join('');
  });

/** A seahorse. */
export const seahorse = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 130, height: 190 }, (ink) => {
    const rings = [-34, -20, -6, 8, 22, 36]
      .map((y) => `M${-22 - (y > 8 ? y * 0.2 : 0)} ${y}Q0 ${y + 8} ${18 - (y > 8 ? y * 0.4 : 0)} ${y - 2}`)
      .join('');
    return [
      `<path d="M-22 -26C-54 -34 -58 0 -30 14Z" fill="${ink.linear([light, main])}" ${edge(line, 3)} opacity=".9"/>`,
      `<path d="M8 -84L-4 -70L-16 -78L-18 -62L-32 -62L-26 -48C-34 -20 -34 20 -18 44C-8 60 10 64 10 78C8 88 -6 86 -6 76" fill="none" ${edge(line, 5)}/>`,
      `<path d="M-4 -70C20 -82 32 -66 32 -58L56 -50C62 -46 60 -38 54 -38L28 -40C22 -32 26 -20 26 0C26 30 6 46 18 66C24 84 6 94 -8 86C-16 78 -12 70 -4 72C8 78 4 62 -8 50C-30 24 -34 -14 -26 -44C-24 -58 -16 -66 -4 -70Z" fill="${ink.linear([light, main, dark], true)}" ${edge(line)}/>`,
      `<path d="${rings}" fill="none" ${edge(dark, 3)} opacity=".7"/>`,
      `<path d="M2 -72L8 -90L14 -74L26 -86L24 -66Z" fill="${light}" ${edge(line, 3)}/>`,
      eye(12, -56, 9),
    ].join('');
  });
