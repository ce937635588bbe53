/** A source of chance that always gives the same for the same seed. */
export type Random = {
  /** A number from 0 to 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
};

const hash = (text: string) => {
  let value = 2_166_136_261;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619);
  return value >>> 0;
};

/** Makes a source of chance from a seed (mulberry32). */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (from) => from[Math.floor(next() * from.length)]!,
  };
};
