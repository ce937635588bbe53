import type { Brush } from '../Brush.ts';
import type { Face } from '../lettering.ts';
import type { Palette } from '../Palette.ts';
import type { Light, Pen, Solid } from '../pen/Pen.ts';

/** How pictures of a brand are drawn. A further style is a file beside this one and its name in the reference data. */
export type StyleRules = {
  /** How the style wears the colours of a picture. */
  wear: (palette: Palette) => Palette;
  body: (brush: Brush, d: string, colour: string, light: Light, solid: Solid) => string;
  /** Colour of ornaments' lines. */
  trim: (brush: Brush) => string;
  /** Whether lights fade, or stop at an edge. */
  isSoft: boolean;
  /** The ground behind a scene. */
  ground: (pen: Pen, area: { width: number; height: number; x: number; y: number }) => string;
  /** What lies over the scene and under the object: mist, a frame. */
  veil: (pen: Pen, area: { width: number; height: number }) => string;
  /** An SVG filter's body that sets objects apart from the scene; its result is drawn in their place. */
  apart: (palette: Palette) => string;
  /** The same for what stands before the object: out of focus, or cut out. */
  front: (palette: Palette) => string;
  /** The title's faces, and how its outline is painted. */
  faces: readonly Face[];
  /** How much higher objects stand, to be clear of the title. */
  raise: number;
  /** Where a tile's foreground stands, of its 400 units, so that the title leaves it seen. */
  floor: number;
  titleBox: { width: number; height: number };
  /** A large figure, such as a promotion's, around the origin. */
  figure: (brush: Brush, path: string, size: number) => string;
  title: (brush: Brush, path: string, size: number, area: { width: number; height: number }) => string;
};
