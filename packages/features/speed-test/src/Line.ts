/** How often each domain is asked. */
export const TRIES = 5;

/** A domain of the site, and how long each try took in milliseconds; null for one that was not answered. */
export type Line = { domain: string; tries: readonly (number | null)[] };

const answersOf = ({ tries }: Line) =>
  tries.filter((ms) => ms !== null).toSorted((one, other) => one - other);

/** Tries that were not answered. */
export const failuresOf = (line: Line): number => line.tries.length - answersOf(line).length;

/** The middle of the answers in whole milliseconds: one slow try does not count. Undefined where none came. */
export const middleOf = (line: Line): number | undefined => {
  const answers = answersOf(line);
  const middle = answers[Math.floor((answers.length - 1) / 2)];
  return middle === undefined ? undefined : Math.round(middle);
};

/** The line with the fewest failures, of these the fastest; undefined where none has answered. */
export const bestOf = (lines: readonly Line[]): Line | undefined =>
  lines
    .filter((line) => middleOf(line) !== undefined)
    .toSorted((one, other) => failuresOf(one) - failuresOf(other) || middleOf(one)! - middleOf(other)!)[0];
