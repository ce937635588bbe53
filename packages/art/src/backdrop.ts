import type { Brush } from './Brush.ts';
import { mix } from './mix.ts';
import { around } from './shapes.ts';

type Area = { width: number; height: number; x: number; y: number };

const rays = ({ random, palette }: Brush, { x, y, width, height }: Area) => {
  const count = random.whole(9, 16);
  const reach = Math.hypot(width, height);
  const turn = random.between(0, 40);
  return Array.from({ length: count }, (_, index) => {
    const from = around(turn + (index * 360) / count, reach);
    const to = around(turn + ((index + 0.5) * 360) / count, reach);
    return `<path d="M${x} ${y}L${x + from.x} ${y + from.y}L${x + to.x} ${y + to.y}Z" fill="${palette.glow}" opacity=".13"/>`;
  }).join('');
};

const rings = ({ random, palette }: Brush, { x, y }: Area) => {
  const step = random.between(26, 40);
  return Array.from(
    { length: 7 },
    (_, index) =>
      `<circle cx="${x}" cy="${y}" r="${Math.round(60 + index * step)}" fill="none" stroke="${palette.glow}" stroke-width="${index % 2 ? 2 : 9}" opacity="${(0.2 - index * 0.022).toFixed(2)}"/>`,
  ).join('');
};

const hills = ({ random, palette }: Brush, { width, height }: Area) =>
  [0.62, 0.72, 0.82]
    .map((level, index) => {
      const base = height * level;
      const lift = random.between(20, 60);
      const colour = mix(palette.mid, palette.deep, 0.25 + index * 0.3);
      return `<path d="M0 ${base}C${width * 0.25} ${base - lift} ${width * 0.4} ${base + lift * 0.6} ${width * 0.6} ${base - lift * 0.3}S${width * 0.9} ${base - lift} ${width} ${base}V${height}H0Z" fill="${colour}" opacity=".8"/>`;
    })
    .join('');

const lattice = ({ random, palette }: Brush, { width, height }: Area) => {
  const size = random.pick([34, 44, 56]);
  const marks: string[] = [];
  for (let row = 0; row * size < height + size; row += 1) {
    for (let column = 0; column * size < width + size; column += 1) {
      const x = column * size + (row % 2 ? size / 2 : 0);
      const y = row * size;
      marks.push(
        `M${x} ${y - size * 0.28}l${size * 0.28} ${size * 0.28}l${-size * 0.28} ${size * 0.28}l${-size * 0.28} ${-size * 0.28}Z`,
      );
    }
  }
  return `<path d="${marks.join('')}" fill="none" stroke="${palette.glow}" stroke-width="1.5" opacity=".17"/>`;
};

const sparks = ({ random, palette }: Brush, { width, height }: Area) =>
  Array.from({ length: 16 }, () => {
    const radius = random.between(1, 5);
    return `<circle cx="${random.whole(0, width)}" cy="${random.whole(0, Math.round(height * 0.75))}" r="${radius.toFixed(1)}" fill="${random.pick([palette.accent, palette.bright, palette.glow])}" opacity="${random.between(0.25, 0.8).toFixed(2)}"/>`;
  }).join('');

const patterns = [rays, rings, hills, lattice];

/** The ground of a picture: depth, a light behind the object, a pattern and dust in the air. */
export const backdrop = (brush: Brush, area: Area): string => {
  const { palette, random } = brush;
  const { width, height, x, y } = area;
  const ground = brush.linear(
    [mix(palette.mid, palette.glow, 0.18), palette.mid, palette.deep],
    random.between(70, 110),
  );
  const light = brush.radial([`${palette.glow}/0.95`, `${palette.glow}/0.3`, `${palette.glow}/0`], {
    x: 0.5,
    y: 0.5,
    r: 0.5,
  });
  const reach = Math.min(width, height) * 0.72;
  return [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    random.pick(patterns)(brush, area),
    `<circle cx="${x}" cy="${y}" r="${Math.round(reach)}" fill="${light}"/>`,
    sparks(brush, area),
  ].join('');
};
