import type { Brush } from '../Brush.ts';

/** Draws an object around the origin, about 200 units across. */
export type Motif = (brush: Brush) => string;
