import { draw, type Ink } from './draw.ts';

/** Pieces of scenery; every one stands on the ground of a scene of 1200 × 900. */
const width = 1200;
const height = 900;

/** Light that falls in from above. */
export const beams = (ink: Ink, colour: string, strength = 0.35): string => {
  const paint = ink.linear([`${colour}/${strength}`, `${colour}/0`]);
  return [
    [180, 60, -90],
    [360, 90, -30],
    [560, 70, 20],
    [760, 110, 70],
    [980, 60, 130],
  ]
    .map(
      ([x = 0, wide = 0, lean = 0]) =>
        `<path d="M${x} -10H${x + wide}L${x + wide * 2 + lean * 2} 760H${x - wide + lean * 2}Z" fill="${paint}"/>`,
    )
    .join('');
};

/** A line of ground at a height, with rises. */
export const ground = (y: number, rise: number, fill: string): string =>
  `<path d="M0 ${y}C150 ${y - rise} 260 ${y + rise * 0.5} 420 ${y - rise * 0.2}S700 ${y - rise} 840 ${y - rise * 0.1}S1080 ${y - rise * 0.9} ${width} ${y - rise * 0.3}V${height}H0Z" fill="${fill}"/>`;

/** A rock or a mountain under water. */
export const rock = (x: number, y: number, wide: number, tall: number, fill: string): string =>
  `<path d="M${x - wide} ${y}C${x - wide * 0.8} ${y - tall * 0.5} ${x - wide * 0.6} ${y - tall * 0.4} ${x - wide * 0.4} ${y - tall * 0.8}S${x - wide * 0.05} ${y - tall * 1.1} ${x + wide * 0.15} ${y - tall * 0.85}S${x + wide * 0.5} ${y - tall * 0.7} ${x + wide * 0.65} ${y - tall * 0.35}S${x + wide * 0.9} ${y - tall * 0.2} ${x + wide} ${y}Z" fill="${fill}"/>`;

/** A coral that branches. */
export const coral = (x: number, y: number, size: number, colour: string): string => {
  const arms = [
    'M0 0C0 -40 -6 -60 -4 -110',
    'M-2 -40C-20 -60 -42 -62 -46 -104',
    'M-2 -56C20 -70 36 -76 40 -118',
    'M-30 -68C-50 -78 -60 -84 -66 -110',
    'M22 -72C40 -82 56 -80 62 -98',
    'M-4 -80C-14 -96 -20 -104 -20 -134',
  ];
  return `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${colour}" stroke-width="15" stroke-linecap="round"><path d="${arms.join('')}"/><path d="${arms.join('')}" stroke="#fff" stroke-opacity=".18" stroke-width="4" transform="translate(-3 0)"/></g>`;
};

/** A coral like a fan. */
export const fan = (x: number, y: number, size: number, colour: string): string => {
  const ribs = Array.from({ length: 9 }, (_, at) => {
    const angle = ((at - 4) * 17 * Math.PI) / 180;
    return `M0 0Q${Math.sin(angle) * 40} ${-Math.cos(angle) * 70} ${Math.sin(angle) * 110} ${-Math.cos(angle) * 120}`;
  }).join('');
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C-140 -40 -120 -140 0 -134C120 -140 140 -40 0 0Z" fill="${colour}" opacity=".55"/><path d="${ribs}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/></g>`;
};

/** Weed that stands in the current. */
export const weed = (x: number, y: number, tall: number, colour: string): string =>
  [-18, 0, 17]
    .map((off, at) => {
      const top = y - tall * (1 - at * 0.16);
      return `<path d="M${x + off} ${y}C${x + off - 26} ${y - tall * 0.3} ${x + off + 28} ${y - tall * 0.55} ${x + off - 4} ${top}C${x + off + 44} ${y - tall * 0.5} ${x + off - 2} ${y - tall * 0.3} ${x + off + 14} ${y}Z" fill="${colour}"/>`;
    })
    .join('');

/** A scene of 1200 × 900 on a ground of water. */
export const scene = (water: readonly string[], body: (ink: Ink) => string): string =>
  draw({ width, height, isScene: true }, (ink) =>
    [`<rect width="${width}" height="${height}" fill="${ink.linear(water)}"/>`, body(ink)].join(''),
  );
