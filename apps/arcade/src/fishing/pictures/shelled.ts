import { type Colours, edge } from './Colours.ts';
import { draw, eye } from './draw.ts';

/** A shrimp; a `spear` makes a soldier of it. */
export const shrimp = ({ main, light, dark, line }: Colours, spear?: string): string =>
  draw({ width: 190, height: 130 }, (ink) => {
    const shell = ink.linear([light, main, dark]);
    const legs = [-30, -14, 2, 18, 34]
      .map((x) => `<path d="M${x} 22q-6 14 -14 24" fill="none" ${edge(line, 4)}/>`)
      .join('');
    const rings = [-46, -28, -8, 12, 30]
      .map(
        (x) =>
          `<path d="M${x} ${-26 - (46 - Math.abs(x)) * 0.24}q-10 26 2 ${44 - Math.abs(x) * 0.2}" fill="none" ${edge(dark, 3)}/>`,
      )
      .join('');
    const armed =
      spear === undefined
        ? ''
        : `<path d="M-6 52L84 -44" ${edge('#5a3a12', 6)}/><path d="M78 -54L94 -58L90 -40Z" fill="${spear}" ${edge(line, 3)}/><path d="M28 -42C34 -60 58 -62 66 -44C54 -50 42 -48 28 -42Z" fill="${spear}" ${edge(line, 3)}/>`;
    return [
      `<path d="M60 -22C84 -46 70 -58 20 -58M62 -18C92 -30 92 -50 76 -60" fill="none" ${edge(line, 3)}/>`,
      legs,
      `<path d="M-56 4C-70 4 -84 18 -88 40C-78 34 -72 34 -66 42C-62 30 -54 22 -46 20Z" fill="${ink.linear([main, light])}" ${edge(line)}/>`,
      `<path d="M72 -14C66 -38 20 -50 -16 -42C-48 -34 -64 -8 -58 12C-46 24 -40 8 -20 12C10 18 58 24 72 -14Z" fill="${shell}" ${edge(line)}/>`,
      rings,
      `<path d="M72 -14L92 -24L66 -28Z" fill="${main}" ${edge(line, 3)}/>`,
      armed,
      eye(54, -20, 8),
    ].join('');
  });

/** A crab from the front; a king wears a crown and carries a chest. */
export const crab = ({ main, light, dark, line }: Colours, isKing = false): string =>
  draw({ width: isKing ? 300 : 210, height: isKing ? 276 : 172 }, (ink) => {
    const shell = ink.radial([light, main, dark], 0.42, 0.25, 0.8);
    const legs = [0, 1, 2]
      .map((at) => {
        const y = 14 + at * 16;
        const reach = 86 - at * 10;
        return `<path d="M48 ${y}Q${reach} ${y - 20} ${reach + 12} ${y + 26}M-48 ${y}Q${-reach} ${y - 20} ${-reach - 12} ${y + 26}" fill="none" ${edge(line, 13)}/><path d="M48 ${y}Q${reach} ${y - 20} ${reach + 12} ${y + 26}M-48 ${y}Q${-reach} ${y - 20} ${-reach - 12} ${y + 26}" fill="none" ${edge(main, 7)}/>`;
      })
      .join('');
    const claw = (side: number) =>
      `<g transform="scale(${side} 1)"><path d="M50 -4Q74 -16 70 -36" fill="none" ${edge(line, 15)}/><path d="M50 -4Q74 -16 70 -36" fill="none" ${edge(main, 8)}/><path d="M56 -34C44 -62 66 -82 92 -72C84 -66 82 -58 84 -52C92 -58 98 -58 104 -62C106 -38 88 -20 66 -24C60 -26 58 -30 56 -34Z" fill="${shell}" ${edge(line)}/></g>`;
    const king = isKing
      ? `<path d="M-36 -40L-46 -86L-20 -64L0 -96L20 -64L46 -86L36 -40Z" fill="${ink.linear(['#fff3b0', '#ffc933', '#b97a08'])}" ${edge('#5a3600')}/><circle cx="0" cy="-58" r="7" fill="#e5304b"/><circle cx="-24" cy="-54" r="5" fill="#36c3ff"/><circle cx="24" cy="-54" r="5" fill="#36c3ff"/><path d="M-40 66V102H40V66C40 52 -40 52 -40 66Z" fill="${ink.linear(['#b8702c', '#6e3a0e'])}" ${edge('#2b1503')}/><path d="M-40 78H40M0 60V102" ${edge('#ffd24a', 6)}/><rect x="-9" y="72" width="18" height="16" rx="3" fill="#ffe27a" ${edge('#5a3600', 3)}/>`
      : '';
    return `<g transform="${isKing ? 'translate(0 2) scale(1.22)' : 'translate(0 14)'}">${legs}${claw(1)}${claw(-1)}<path d="M-16 -26V-46M16 -26V-46" ${edge(line, 8)}/><ellipse cy="10" rx="66" ry="44" fill="${shell}" ${edge(line, 5)}/><ellipse cx="-14" cy="-16" rx="30" ry="8" fill="#fff" opacity=".35"/>${[-34, -12, 12, 34].map((x) => `<circle cx="${x}" cy="${4 - Math.abs(x) * 0.1}" r="4" fill="${light}" opacity=".8"/>`).join('')}<path d="M-18 26Q0 40 18 26" fill="none" ${edge(line, 4)}/>${isKing ? king : ''}${isKing ? eye(-16, -4, 11) + eye(16, -4, 11) : eye(-16, -48, 11) + eye(16, -48, 11)}</g>`;
  });

/** A lobster, walking to the right. */
export const lobster = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 250, height: 150 }, (ink) => {
    const shell = ink.linear([light, main, dark]);
    const legs = [-4, 16, 36, 56].map((x) => `M${x} 18q4 18 -8 34`).join('');
    const tail = [0, 1, 2, 3]
      .map(
        (at) =>
          `<path d="M${-10 - at * 22} -26C${-34 - at * 22} -30 ${-42 - at * 22} ${24 - at * 2} ${-14 - at * 22} ${24 - at * 2}Z" fill="${shell}" ${edge(line)}/>`,
      )
      .join('');
    return [
      `<path d="M70 -20C110 -60 60 -74 10 -70M72 -18C120 -44 120 -66 96 -72" fill="none" ${edge(line, 3)}/>`,
      `<path d="${legs}" fill="none" ${edge(line, 6)}/>`,
      `<path d="M-84 -6C-112 -26 -120 -14 -122 -2C-112 0 -112 6 -122 10C-116 22 -100 20 -84 8Z" fill="${shell}" ${edge(line)}/>`,
      tail,
      `<path d="M78 -2C72 -34 30 -42 -12 -30C-22 -10 -22 10 -12 26C30 34 70 28 78 -2Z" fill="${shell}" ${edge(line)}/>`,
      `<path d="M60 12Q78 32 92 30" fill="none" ${edge(line, 13)}/><path d="M60 12Q78 32 92 30" fill="none" ${edge(main, 7)}/>`,
      `<path d="M86 22C96 -2 120 2 122 18C114 16 108 20 106 26C114 28 118 32 120 38C110 54 88 50 84 36C84 30 84 26 86 22Z" fill="${shell}" ${edge(line)}/>`,
      `<ellipse cx="26" cy="-22" rx="30" ry="6" fill="#fff" opacity=".35"/>`,
      eye(62, -14, 7),
    ].join('');
  });

/** An open shell with a pearl. */
export const pearl = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 180, height: 160 }, (ink) => {
    const ribs = [-56, -36, -14, 14, 36, 56];
    return [
      `<path d="M-76 10C-92 -52 -40 -78 0 -74C40 -78 92 -52 76 10Z" fill="${ink.radial([light, main, dark], 0.5, 1, 1)}" ${edge(line, 5)}/>`,
      `<path d="${ribs.map((x) => `M${x * 0.4} 10Q${x * 0.9} -30 ${x} -60`).join('')}" fill="none" ${edge(dark, 3)} opacity=".7"/>`,
      `<ellipse cy="20" rx="78" ry="24" fill="${ink.linear(['#ffe8f2', '#f2a7c8'])}" ${edge(line, 5)}/>`,
      `<circle cy="2" r="32" fill="${ink.radial(['#ffffff', '#fdf3ff', '#c9b4e6'], 0.35, 0.3, 0.8)}" ${edge('#7a5fa0', 3)}/>`,
      '<ellipse cx="-11" cy="-10" rx="9" ry="6" fill="#fff"/>',
      `<path d="M-78 22C-70 62 -30 74 0 72C30 74 70 62 78 22C50 46 -50 46 -78 22Z" fill="${ink.linear([main, dark])}" ${edge(line, 5)}/>`,
    ].join('');
  });

/** A nautilus. */
export const nautilus = ({ main, light, dark, line }: Colours): string =>
  draw({ width: 190, height: 150 }, (ink) => {
    const stripes = [-100, -70, -40, -10, 20]
      .map(
        (turn) =>
          `<path transform="rotate(${turn} -16 4)" d="M-16 -18C-10 -36 -14 -52 -24 -66" fill="none" ${edge(dark, 9)}/>`,
      )
      .join('');
    const arms = [-14, -4, 6, 16, 26].map((y) => `M44 ${y}C62 ${y - 8} 72 ${y + 12} 88 ${y + 2}`).join('');
    return [
      `<path d="${arms}" fill="none" ${edge(line, 10)}/><path d="${arms}" fill="none" ${edge(light, 5)}/>`,
      `<circle cx="-16" cy="2" r="68" fill="${ink.radial(['#ffffff', light, main], 0.4, 0.35, 0.75)}" ${edge(line, 5)}/>`,
      stripes,
      `<path d="M-16 4C-30 -10 -48 8 -34 24C-16 40 14 20 6 -10" fill="none" ${edge(line, 5)}/>`,
      `<path d="M30 -46C64 -34 66 34 34 50C46 20 44 -16 30 -46Z" fill="${light}" ${edge(line)}/>`,
      eye(46, -20, 10),
    ].join('');
  });
