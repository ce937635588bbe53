import { country } from './country.ts';
import { grounds } from './grounds.ts';
import { halls } from './halls.ts';
import { provinces } from './provinces.ts';
import type { SceneDrawing } from './Scene.ts';
import { skies } from './skies.ts';
import { waters } from './waters.ts';

const all = { ...country, ...skies, ...halls, ...grounds, ...waters, ...provinces };

/** A place that a picture shows; a further one is an entry in a file of this folder. */
export type SceneName = keyof typeof all;

/** Draws each place. */
export const scenes: Readonly<Record<SceneName, SceneDrawing>> = all;
