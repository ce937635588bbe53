import type { Pen } from '../pen/Pen.ts';
import type { Air } from './air.ts';

/** Where a scene is drawn: its size, where the object stands, and where the foreground does if not at its lower edge. */
export type Stage = { width: number; height: number; x: number; y: number; floor?: number };

/** A place, drawn behind and before the object. */
export type SceneDrawing = {
  far: (pen: Pen, stage: Stage) => string;
  /** The foreground: at the edges, so that the object's face and a title stay free. */
  near: (pen: Pen, stage: Stage) => string;
  /** What floats in its air where a picture does not tell. */
  air: Air;
};
