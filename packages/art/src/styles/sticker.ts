import { mix, shaded } from '../mix.ts';
import type { Light } from '../pen/Pen.ts';
import { disc } from '../pen/paths.ts';
import type { StyleRules } from './StyleRules.ts';

const ink = '#1b1b2b';

const offsets: Record<Light, readonly [x: number, y: number]> = {
  left: [-5, -6],
  right: [5, -6],
  above: [0, -8],
  behind: [-4, 4],
  below: [0, 7],
};

/** Stickers: loud flat colours, one thick ink line, a white rim cut around each object, dots on the ground. */
export const sticker: StyleRules = {
  wear: (palette) => ({
    ...palette,
    deep: mix(palette.deep, palette.main, 0.32),
    mid: mix(palette.mid, palette.bright, 0.22),
    glow: mix(palette.glow, '#ffffff', 0.18),
    main: mix(palette.main, palette.glow, 0.1),
  }),
  body: (brush, d, colour, light, { gloss, bare }) => {
    const [x, y] = offsets[light];
    const clip = brush.clip(d);
    const shade = mix(shaded(colour, 0.55), brush.palette.main, 0.16);
    const spot = gloss
      ? `<path d="${d}" fill="${brush.radial(['#ffffff', '#ffffff', '#ffffff/0'], { x: 0.3, y: 0.24, r: 0.12 })}"/>`
      : '';
    const line = bare
      ? ''
      : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round"/>`;
    return `<g clip-path="${clip}"><path d="${d}" fill="${shade}"/><path d="${d}" fill="${colour}" transform="translate(${x} ${y})"/></g>${spot}${line}`;
  },
  trim: () => ink,
  isSoft: false,
  ground: (pen, { width, height, x, y }) => {
    const { palette } = pen;
    const step = 30;
    const dots = Array.from({ length: Math.ceil(height / step) + 1 }, (_, row) =>
      Array.from({ length: Math.ceil(width / step) + 1 }, (__, column) =>
        disc(column * step + (row % 2) * (step / 2), row * step, 3.2),
      ).join(''),
    ).join('');
    return [
      `<rect width="${width}" height="${height}" fill="${palette.mid}"/>`,
      pen.flat(dots, mix(palette.mid, palette.glow, 0.36), 0.7),
      pen.flat(disc(x, y, Math.min(width, height) * 0.5), palette.glow),
    ].join('');
  },
  veil: () => '',
  apart: () =>
    `<feMorphology in="SourceAlpha" operator="dilate" radius="6" result="wide"/><feFlood flood-color="#ffffff"/><feComposite in2="wide" operator="in" result="rim"/><feOffset in="wide" dx="4" dy="6" result="cast"/><feFlood flood-color="${ink}" flood-opacity=".3"/><feComposite in2="cast" operator="in" result="shade"/><feMerge><feMergeNode in="shade"/><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge>`,
  front: () =>
    `<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="9" intercept="-7"/></feComponentTransfer><feMorphology in="solid" operator="dilate" radius="1.6" result="wide"/><feFlood flood-color="${ink}"/><feComposite in2="wide" operator="in" result="line"/><feMerge><feMergeNode in="line"/><feMergeNode in="SourceGraphic"/></feMerge>`,
  faces: ['bangers', 'paytone-one'],
  titleBox: { width: 250, height: 74 },
  raise: 8,
  floor: 328,
  figure: ({ palette }, path, size) => {
    const line = (size * 0.16).toFixed(1);
    return `<g stroke-linejoin="round"><path d="${path}" fill="#ffffff" stroke="#ffffff" stroke-width="${(size * 0.3).toFixed(1)}"/><path d="${path}" fill="${palette.accent}" stroke="${ink}" stroke-width="${line}" paint-order="stroke"/></g>`;
  },
  title: ({ palette }, path, size, { width, height }) => {
    const place = `translate(${width / 2} ${height - 62}) rotate(-3)`;
    return `<g transform="${place}" stroke-linejoin="round"><path d="${path}" fill="#ffffff" stroke="#ffffff" stroke-width="${(size * 0.42).toFixed(1)}"/><path d="${path}" fill="${palette.accent}" stroke="${ink}" stroke-width="${(size * 0.22).toFixed(1)}" paint-order="stroke"/></g>`;
  },
};
