import { mix, shaded } from '../mix.ts';
import type { Light } from '../pen/Pen.ts';
import { disc } from '../pen/paths.ts';
import type { StyleRules } from './StyleRules.ts';

const offsets: Record<Light, readonly [x: number, y: number]> = {
  left: [-7, -5],
  right: [7, -5],
  above: [0, -8],
  behind: [-4, 4],
  below: [0, 8],
};

/** Flat poster: paper colours, hard shadows, a large sun, no outlines, the title on a block of colour. */
export const poster: StyleRules = {
  wear: (palette) => ({
    ...palette,
    deep: mix(palette.deep, palette.mid, 0.3),
    mid: mix(palette.mid, palette.glow, 0.3),
    glow: mix(palette.glow, '#fff4e0', 0.3),
  }),
  body: (brush, d, colour, light, { gloss, bare }) => {
    const [x, y] = offsets[light];
    const clip = brush.clip(d);
    const shade = mix(shaded(colour, 0.7), brush.palette.deep, 0.2);
    const rim = mix(colour, '#fffaf0', 0.62);
    const spot = gloss
      ? `<path d="${d}" fill="${brush.radial(['#ffffff/0.9', '#ffffff/0.9', '#ffffff/0'], { x: 0.32, y: 0.26, r: 0.13 })}"/>`
      : '';
    return `<g clip-path="${clip}"><path d="${d}" fill="${shade}"/><path d="${d}" fill="${colour}" transform="translate(${x} ${y})"/><path d="${d}" fill="none" stroke="${rim}" stroke-width="3.4" transform="translate(${(-x * 0.14).toFixed(1)} ${(-y * 0.14).toFixed(1)})" opacity=".8"/></g>${spot}${bare ? '' : `<path d="${d}" fill="none" stroke="${mix(shade, brush.palette.deep, 0.5)}" stroke-width="1.3" opacity=".6"/>`}`;
  },
  trim: ({ palette }) => mix(palette.bright, '#ffffff', 0.4),
  isSoft: false,
  ground: (pen, { width, height, x, y }) => {
    const { palette } = pen;
    const reach = Math.min(width, height);
    return [
      `<rect width="${width}" height="${height}" fill="${mix(palette.mid, palette.main, 0.2)}"/>`,
      pen.flat(disc(x, y, reach * 0.62), mix(palette.mid, palette.glow, 0.3)),
      pen.flat(disc(x, y, reach * 0.49), mix(palette.mid, palette.glow, 0.6)),
      pen.flat(disc(x, y, reach * 0.37), mix(palette.glow, palette.bright, 0.25)),
    ].join('');
  },
  veil: () => '',
  apart: (palette) =>
    `<feOffset in="SourceAlpha" dx="7" dy="8" result="cast"/><feFlood flood-color="${mix(palette.deep, '#000000', 0.2)}" flood-opacity=".42"/><feComposite in2="cast" operator="in" result="shade"/><feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge>`,
  front: (palette) =>
    `<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="9" intercept="-7"/></feComponentTransfer><feOffset in="solid" dx="4" dy="-3" result="cast"/><feFlood flood-color="${mix(palette.deep, '#000000', 0.3)}" flood-opacity=".24"/><feComposite in2="cast" operator="in" result="shade"/><feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge>`,
  faces: ['anton', 'bungee'],
  titleBox: { width: 268, height: 70 },
  raise: 10,
  floor: 288,
  figure: ({ palette }, path) =>
    `<path d="${path}" transform="translate(6 7)" fill="${mix(palette.deep, '#101828', 0.25)}"/><path d="${path}" fill="#fffaf0"/>`,
  title: (brush, path, size, { width, height }) => {
    const { palette } = brush;
    const block = mix(palette.deep, '#101828', 0.25);
    const top = height - 92;
    return `<path d="M0 ${top}L${width} ${top - 22}V${height}H0Z" fill="${block}"/><path d="M0 ${top - 8}L${width} ${top - 30}V${top - 22}L0 ${top}Z" fill="${palette.accent}"/><path d="${path}" fill="#fffaf0" transform="translate(${width / 2} ${height - 50})" stroke="${block}" stroke-width="${(size * 0.03).toFixed(1)}" paint-order="stroke"/>`;
  },
};
