import { halls } from './halls.ts';
import { land } from './land.ts';
import type { SceneDrawing } from './Scene.ts';

const all = { ...land, ...halls };

/** A place that a picture shows; a further one is an entry in a file of this folder. */
export type SceneName = keyof typeof all;

/** Draws each place. */
export const scenes: Readonly<Record<SceneName, SceneDrawing>> = all;
