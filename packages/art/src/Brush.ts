import type { Palette } from './Palette.ts';
import type { Random } from './createRandom.ts';

/** What a drawing function works with: chance, colours, and gradients whose ids clash with no other picture's. */
export type Brush = {
  random: Random;
  palette: Palette;
  /** A linear gradient from top to bottom (or along `angle` degrees); returns its paint. */
  linear: (stops: readonly string[], angle?: number) => string;
  /** A radial gradient, lit from the upper left unless told; returns its paint. */
  radial: (stops: readonly string[], at?: { x: number; y: number; r: number }) => string;
  /** A clip to a shape; returns the reference to it. */
  clip: (d: string) => string;
  /** The gradients and clips that have been used, for the picture's `defs`. */
  defs: () => string;
};

const stopsOf = (stops: readonly string[]) =>
  stops
    .map((stop, index) => {
      const [colour, opacity] = stop.split('/');
      const offset = Math.round((index / Math.max(1, stops.length - 1)) * 100);
      return `<stop offset="${offset}%" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');

/** Makes a brush; `prefix` begins every id. A stop may carry an opacity: `#ffffff/0.5`. */
export const createBrush = (prefix: string, random: Random, palette: Palette): Brush => {
  const used = new Map<string, string>();
  const add = (body: (id: string) => string) => {
    const key = body('');
    const known = used.get(key);
    if (known) return `url(#${known})`;
    const id = `${prefix}${used.size}`;
    used.set(key, id);
    return `url(#${id})`;
  };
  const bodies = new Map<string, (id: string) => string>();
  const paint = (body: (id: string) => string) => {
    bodies.set(body(''), body);
    return add(body);
  };
  return {
    random,
    palette,
    linear: (stops, angle = 90) =>
      paint(
        (id) =>
          `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops, { x, y, r } = { x: 0.35, y: 0.28, r: 0.8 }) =>
      paint(
        (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    clip: (d) => paint((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`),
    defs: () => [...used].map(([key, id]) => bodies.get(key)!(id)).join(''),
  };
};
