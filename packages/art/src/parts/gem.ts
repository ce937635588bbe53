import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { poly } from '../pen/paths.ts';

/** A cut stone, about 200 across. */
export const gem = (pen: Pen, colour: string): string => {
  const light = (share: number) => mix(colour, '#ffffff', share);
  const dark = (share: number) => mix(colour, '#1a0630', share);
  return [
    pen.body(poly(-58, -72, 58, -72, 106, -18, 0, 104, -106, -18), colour),
    pen.flat(poly(-58, -72, -106, -18, -46, -18), light(0.35)),
    pen.flat(poly(-58, -72, 0, -72, -46, -18), light(0.6)),
    pen.flat(poly(0, -72, 46, -18, -46, -18), light(0.3)),
    pen.flat(poly(0, -72, 58, -72, 46, -18), light(0.14)),
    pen.flat(poly(58, -72, 106, -18, 46, -18), dark(0.12)),
    pen.flat(poly(-106, -18, -46, -18, 0, 104), light(0.08)),
    pen.flat(poly(-46, -18, 46, -18, 0, 104), dark(0.14)),
    pen.flat(poly(46, -18, 106, -18, 0, 104), dark(0.34)),
    pen.line(poly(-58, -72, 58, -72, 106, -18, 0, 104, -106, -18), light(0.7), 3),
  ].join('');
};
