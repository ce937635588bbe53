import type { Draw } from '../fairness/createDraw.ts';

/** Turns each reel to a place of its strip, every one as likely as the other. */
export const turn = (strips: readonly (readonly number[])[], rows: number, draw: Draw): number[][] =>
  strips.map((strip) => {
    const at = draw(strip.length);
    return Array.from({ length: rows }, (_, row) => strip[(at + row) % strip.length] as number);
  });
