import { brows, cheeks, eyes, skin, smile } from './face.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, curve, oval, twin } from '../pen/paths.ts';
import { both } from '../shapes.ts';

/** A face without hair, its middle at the origin, about 110 high. */
export const head = (pen: Pen, { isOpen = false, isStern = false, iris = '#3b2312' } = {}): string => {
  const tone = skin(pen);
  return [
    both(pen.body(oval(-50, 4, 11, 16), tone)),
    pen.body(twin(0, -58, 42, -48, 54, 0, 40, 42, 0, 64), tone),
    eyes(pen, 0, 2, 46, { size: 13, iris, mood: isStern ? 'fierce' : 'calm', to: [0, 0.1] }),
    isStern ? '' : brows(pen, 0, -20, 46, 22, '#2a1612'),
    pen.line(curve(-4, 20, 0, 24, 5, 20), '#b9673f', 4),
    cheeks(pen, 0, 26, 66, 10),
    isStern ? pen.line(curve(-14, 42, 0, 38, 14, 42), '#6d1f1a', 4.5) : smile(pen, 0, 34, 30, isOpen),
  ].join('');
};

/** Lashes and painted lips of a face. */
export const lashes = (pen: Pen): string =>
  both(pen.line('M-36 -6L-46 -13M-38 -1L-48 -4', '#1d1013', 3.6)) +
  pen.flat(blob(-12, 37, -4, 34, 0, 36, 4, 34, 12, 37, 0, 46), '#d11f3a');

/** Shoulders in a coat, for a person from the breast up. */
export const shoulders = (pen: Pen, coat: string): string =>
  pen.body(blob(-122, 136, -122, 136, -108, 82, -56, 60, 0, 56, 56, 60, 108, 82, 122, 136, 122, 136), coat);
