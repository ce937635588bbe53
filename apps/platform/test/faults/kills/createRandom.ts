/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** A whole number from `least` up to and including `most`. */
  between: (least: number, most: number) => number;
  isLikely: (share: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
  /** Takes one out of a list; undefined from an empty one. */
  take: <T>(values: T[]) => T | undefined;
};

/** Makes a source of numbers (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    isLikely: (share) => next() < share,
    pick: (values) => {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
    take: (values) => values.splice(between(0, values.length - 1), 1)[0],
  };
};
