import { type Face, letter } from '../lettering.ts';
import type { Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';

/** Words on a thing, as outlines, around a middle and within a box. */
export const lettered = (
  pen: Pen,
  text: string,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  colour: string,
  face: Face = 'alfa-slab-one',
): string => placed(pen.flat(letter(text, face, { width, height }).path, colour), x, y);
