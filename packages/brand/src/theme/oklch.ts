import { clampChroma, converter, formatHex, type Oklch } from 'culori';

/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter('oklch');

/** Reads `#rrggbb`; a grey gets hue 0. Throws on any other text. */
export function readHex(hex: string): Lch {
  const colour = toOklch(hex);
  if (!colour) throw new TypeError(`"${hex}" is not a colour.`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** Writes the nearest colour that sRGB can show, keeping lightness and hue, as `#rrggbb`. */
export function writeHex({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  const colour: Oklch = { mode: 'oklch', l: lightness, c: Math.max(0, c), h };
  return formatHex(clampChroma(colour, 'oklch'));
}
