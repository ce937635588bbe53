import { edge } from './Colours.ts';
import { draw, type Ink } from './draw.ts';

/** How a koi looks from above: its ground and its patches. */
export type KoiLook = {
  ground: string;
  shade: string;
  patches?: readonly string[];
  line: string;
  crown?: string;
};

const body = 'M92 0C84 -24 50 -30 16 -26C-30 -20 -62 -8 -84 -3V3C-62 8 -30 20 16 26C50 30 84 24 92 0Z';

const fins = (ink: Ink, { ground, shade, line }: KoiLook) => {
  const veil = ink.linear([`${ground}/0.95`, `${shade}/0.75`], true);
  return [
    `<path d="M-78 0C-100 -30 -126 -32 -136 -24C-122 -12 -118 -4 -112 0C-118 4 -122 12 -136 24C-126 32 -100 30 -78 0Z" fill="${veil}" ${edge(line, 2.5)}/>`,
    `<path d="M44 -24C40 -52 16 -62 -2 -54C8 -44 14 -32 22 -25ZM44 24C40 52 16 62 -2 54C8 44 14 32 22 25Z" fill="${veil}" ${edge(line, 2.5)}/>`,
    `<path d="M-30 -15C-40 -30 -54 -32 -60 -26C-54 -22 -48 -16 -44 -12ZM-30 15C-40 30 -54 32 -60 26C-54 22 -48 16 -44 12Z" fill="${veil}" ${edge(line, 2)}/>`,
  ].join('');
};

/** A koi from above, swimming to the right. */
export const koi = (look: KoiLook): string =>
  draw({ width: 250, height: 128 }, (ink) => {
    const { ground, shade, patches = [], line, crown } = look;
    const places = [
      'M70 -30C40 -36 34 -8 44 4C54 14 76 4 84 -10Z',
      'M22 -30C-6 -30 -14 4 0 14C16 18 30 0 34 -12Z',
      'M-24 -24C-50 -18 -52 10 -36 14C-20 14 -14 -8 -24 -24Z',
      'M30 30C14 24 10 10 20 4C34 0 46 14 48 26Z',
      'M-58 -12C-74 -8 -74 8 -60 10C-52 6 -52 -8 -58 -12Z',
    ];
    const marks = patches
      .map((colour, at) => (colour ? `<path d="${places[at % places.length]}" fill="${colour}"/>` : ''))
      .join('');
    const scales = Array.from({ length: 24 }, (_, at) => {
      const x = 38 - (at % 8) * 14;
      const y = (Math.floor(at / 8) - 1) * 13 + (at % 2) * 5;
      return `M${x} ${y - 5}q-7 5 0 10`;
    }).join('');
    return [
      '<g transform="translate(17 0)">',
      fins(ink, look),
      `<path d="${body}" fill="${ink.linear([shade, ground, ground, shade])}" ${edge(line, 3.5)}/>`,
      ink.clipped(body, `${marks}<path d="${scales}" fill="none" ${edge(line, 1.5)} opacity=".28"/>`),
      `<path d="M34 0C0 -7 -30 -5 -50 0C-30 5 0 7 34 0Z" fill="${shade}" opacity=".55"/>`,
      `<path d="M88 -8q10 -8 12 -4M88 8q10 8 12 4" fill="none" ${edge(line, 2.5)}/>`,
      `<circle cx="72" cy="-14" r="5" fill="#14121a"/><circle cx="74" cy="-15.5" r="1.6" fill="#fff"/><circle cx="72" cy="14" r="5" fill="#14121a"/><circle cx="74" cy="12.5" r="1.6" fill="#fff"/>`,
      crown ? `<circle cx="60" cy="0" r="11" fill="${crown}"/>` : '',
      '</g>',
    ].join('');
  });

/** A goldfish from above, with a veil for a tail. */
export const goldfish = (look: KoiLook): string =>
  draw({ width: 180, height: 120 }, (ink) => {
    const { ground, shade, line } = look;
    const veil = ink.linear([`${ground}/0.95`, `${shade}/0.6`], true);
    return [
      `<path d="M-24 0C-44 -46 -78 -56 -86 -44C-72 -32 -66 -14 -58 -6C-70 0 -70 0 -58 6C-66 14 -72 32 -86 44C-78 56 -44 46 -24 0Z" fill="${veil}" ${edge(line, 3)}/>`,
      `<path d="M30 -26C26 -48 8 -54 -4 -46C6 -40 10 -30 14 -24ZM30 26C26 48 8 54 -4 46C6 40 10 30 14 24Z" fill="${veil}" ${edge(line, 2.5)}/>`,
      `<path d="M82 0C76 -26 40 -38 4 -28C-16 -20 -26 -8 -34 0C-26 8 -16 20 4 28C40 38 76 26 82 0Z" fill="${ink.linear([shade, ground, ground, shade])}" ${edge(line, 3.5)}/>`,
      '<ellipse cx="30" cy="-8" rx="26" ry="7" fill="#fff" opacity=".4"/>',
      `<circle cx="62" cy="-18" r="6" fill="#14121a"/><circle cx="64" cy="-20" r="2" fill="#fff"/><circle cx="62" cy="18" r="6" fill="#14121a"/><circle cx="64" cy="16" r="2" fill="#fff"/>`,
    ].join('');
  });
