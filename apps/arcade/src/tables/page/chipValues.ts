import type { Limits } from '../live/readChips.ts';

const multiples = [1, 2, 5, 10, 50, 100, 500, 1000];

/** The chips that a tray offers, from the smallest stake up; at most six. */
export const chipValues = ({ min, max }: Limits): number[] =>
  multiples
    .map((multiple) => multiple * min)
    .filter((value) => value <= max)
    .slice(0, 6);
