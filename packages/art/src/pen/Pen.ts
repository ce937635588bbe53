import type { Random } from '../createRandom.ts';
import type { Palette } from '../Palette.ts';

/** Where the light of a picture comes from. */
export const lights = ['left', 'right', 'above', 'behind', 'below'] as const;

/** Where the light of a picture comes from. */
export type Light = (typeof lights)[number];

/** How a shape is solid: its surface, and whether its outline is drawn. */
export type Solid = {
  /** Glazed things show a spot of light; matt ones do not. Matt unless told. */
  gloss?: boolean;
  /** No outline, for parts that lie on another. */
  bare?: boolean;
};

/** What subjects and scenes are drawn with. A style decides how each of it looks. */
export type Pen = {
  palette: Palette;
  random: Random;
  /** A solid body, lit and shaded. */
  body: (d: string, colour: string, solid?: Solid) => string;
  /** A part without light or outline. */
  flat: (d: string, colour: string, opacity?: number) => string;
  line: (d: string, colour: string, width: number, opacity?: number) => string;
  /** An ornament's line, in the style's own colour of lines. */
  trim: (d: string, width?: number) => string;
  /** A light that fades into its surroundings. */
  glow: (x: number, y: number, radius: number, colour: string, strength?: number) => string;
  /** A paint that runs from top to bottom. */
  fade: (...stops: readonly string[]) => string;
};

/** A thing that a picture can show, within 130 units around the origin. */
export type Drawing = (pen: Pen) => string;
