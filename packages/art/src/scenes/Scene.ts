import type { Pen } from '../pen/Pen.ts';

/** Where a scene is drawn: its size, and where the object stands. */
export type Stage = { width: number; height: number; x: number; y: number };

/** A place, drawn behind and before the object. */
export type SceneDrawing = {
  far: (pen: Pen, stage: Stage) => string;
  near?: (pen: Pen, stage: Stage) => string;
};
