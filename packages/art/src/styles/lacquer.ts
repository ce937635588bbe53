import { mix, shaded } from '../mix.ts';
import { box, curve, oval } from '../pen/paths.ts';
import type { Light } from '../pen/Pen.ts';
import type { StyleRules } from './StyleRules.ts';

const gold = ['#fff3bf', '#f3c552', '#a8701a', '#f7d777', '#8f5a12'] as const;
const angles: Record<Light, number> = { left: 60, right: 120, above: 90, behind: 90, below: 270 };
const rims: Record<Light, readonly [x: number, y: number]> = {
  left: [3, 3.5],
  right: [-3, 3.5],
  above: [0, 4.5],
  behind: [0, 3.5],
  below: [0, -4.5],
};

const cloud = (x: number, y: number, size: number) =>
  [
    curve(
      x - 46 * size,
      y,
      x - 30 * size,
      y - 14 * size,
      x - 12 * size,
      y - 8 * size,
      x - 16 * size,
      y + 2 * size,
      x - 26 * size,
      y - 1 * size,
    ),
    curve(
      x - 14 * size,
      y - 10 * size,
      x + 2 * size,
      y - 26 * size,
      x + 24 * size,
      y - 16 * size,
      x + 20 * size,
      y - 2 * size,
      x + 8 * size,
      y - 4 * size,
      x + 10 * size,
      y - 11 * size,
    ),
    curve(x + 22 * size, y - 10 * size, x + 38 * size, y - 14 * size, x + 50 * size, y - 2 * size),
    curve(
      x - 52 * size,
      y + 2 * size,
      x - 20 * size,
      y + 7 * size,
      x + 20 * size,
      y + 4 * size,
      x + 58 * size,
      y + 6 * size,
    ),
  ].join('');

/** Lacquer and gold line: deep glazed colours, contours and flakes of gold leaf, after Vietnamese sơn mài. */
export const lacquer: StyleRules = {
  wear: (palette) => ({
    ...palette,
    deep: mix(palette.deep, '#140a06', 0.35),
    mid: mix(palette.mid, '#2a0f08', 0.14),
  }),
  body: (brush, d, colour, light, { gloss, bare }) => {
    const paint = brush.linear(
      [
        mix(colour, '#fff6dc', 0.34),
        colour,
        shaded(colour, 0.5),
        mix(shaded(colour, 1), brush.palette.deep, 0.38),
      ],
      angles[light],
    );
    const clip = brush.clip(d);
    const [x, y] = rims[light];
    const rim = mix(brush.palette.glow, '#ffffff', 0.45);
    const edge = bare
      ? ''
      : `<path d="${d}" fill="none" stroke="${brush.linear(gold, 35)}" stroke-width="2.6" stroke-linejoin="round"/>`;
    const spot = gloss
      ? `<path d="${d}" fill="${brush.radial(['#ffffff/0.85', '#ffffff/0.16', '#ffffff/0'], { x: 0.34, y: 0.24, r: 0.42 })}"/>`
      : '';
    return `<path d="${d}" fill="${paint}"/><g clip-path="${clip}"><path d="${d}" fill="none" stroke="${rim}" stroke-width="6" opacity=".5" transform="translate(${x} ${y})"/></g>${spot}${edge}`;
  },
  trim: (brush) => brush.linear(gold, 35),
  isSoft: true,
  ground: (pen, { width, height, x, y }) => {
    const { palette, random } = pen;
    const flakes = Array.from({ length: 26 }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = 70 + random.next() * random.next() * 190;
      const size = random.between(0.8, 3.4);
      const [left, top] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      return `M${left.toFixed(1)} ${top.toFixed(1)}l${size.toFixed(1)} ${(-size * 0.6).toFixed(1)}l${(size * 0.5).toFixed(1)} ${size.toFixed(1)}Z`;
    }).join('');
    return [
      `<rect width="${width}" height="${height}" fill="${pen.fade(palette.deep, palette.mid, mix(palette.mid, palette.deep, 0.3), palette.deep)}"/>`,
      pen.glow(x, y, Math.min(width, height) * 0.86, palette.glow, 0.85),
      pen.trim(cloud(width * 0.17, height * 0.13, 0.86) + cloud(width * 0.84, height * 0.2, 0.7), 1.5),
      pen.flat(flakes, '#f6cf66', 0.75),
    ].join('');
  },
  veil: (pen, { width, height }) =>
    pen.trim(box(7, 7, width - 14, height - 14, 9), 1.6) +
    pen.flat(oval(width / 2, height * 0.72, width * 0.46, 24), '#000000', 0.3),
  apart: () =>
    '<feMorphology in="SourceAlpha" operator="dilate" radius="1.2" result="wide"/><feGaussianBlur in="wide" stdDeviation="5" result="soft"/><feFlood flood-color="#0a0204" flood-opacity=".75"/><feComposite in2="soft" operator="in" result="shade"/><feOffset in="shade" dy="4" result="low"/><feMerge><feMergeNode in="low"/><feMergeNode in="SourceGraphic"/></feMerge>',
  front: () =>
    '<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="9" intercept="-7"/></feComponentTransfer><feMorphology in="solid" operator="dilate" radius="0.9" result="wide"/><feFlood flood-color="#e0ae4a"/><feComposite in2="wide" operator="in" result="leaf"/><feMerge result="edged"><feMergeNode in="leaf"/><feMergeNode in="SourceGraphic"/></feMerge><feGaussianBlur in="edged" stdDeviation="1"/>',
  faces: ['paytone-one', 'alfa-slab-one'],
  titleBox: { width: 256, height: 80 },
  raise: 6,
  floor: 286,
  figure: (brush, path, size) => {
    const dark = mix(brush.palette.deep, '#000000', 0.5);
    const line = (size * 0.14).toFixed(1);
    return `<g stroke-linejoin="round"><path d="${path}" transform="translate(0 5)" fill="${dark}" stroke="${dark}" stroke-width="${line}"/><path d="${path}" fill="${brush.linear(['#fffbe6', '#ffe08a', '#e3a02c', '#ffe9a6'])}" stroke="#5a2a06" stroke-width="${(size * 0.03).toFixed(1)}" paint-order="stroke"/></g>`;
  },
  title: (brush, path, size, { width, height }) => {
    const { palette } = brush;
    const dark = mix(palette.deep, '#000000', 0.5);
    const shade = brush.linear([`${dark}/0`, `${dark}/0.82`, `${dark}/1`]);
    const ink = brush.linear(['#fffbe6', '#ffe08a', '#e3a02c', '#ffe9a6']);
    return `<rect y="${height - 196}" width="${width}" height="196" fill="${shade}"/><g transform="translate(${width / 2} ${height - 92})" stroke-linejoin="round"><path d="${path}" transform="translate(0 3)" fill="${dark}" stroke="${dark}" stroke-width="${(size * 0.24).toFixed(1)}"/><path d="${path}" fill="${ink}" stroke="#5a2a06" stroke-width="${(size * 0.05).toFixed(1)}" paint-order="stroke"/></g>`;
  },
};
