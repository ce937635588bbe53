import type { BetType } from './Bet.ts';
import { written } from './numbers.ts';

/** A line's picks as they are kept: with all digits and sorted where the order says nothing. Null when they are none. */
export const readPicks = ({ choice }: BetType, given: readonly string[]): string[] | null => {
  if ('options' in choice) {
    const [option] = given;
    return given.length === 1 && option !== undefined && choice.options.includes(option) ? [option] : null;
  }
  const { from, to, width, picks, isOrdered } = choice;
  if (given.length !== picks || !given.every((pick) => /^\d{1,4}$/.test(pick))) return null;
  const values = given.map(Number);
  const isGood = values.every((value) => value >= from && value <= to) && new Set(values).size === picks;
  if (!isGood) return null;
  return (isOrdered ? values : values.toSorted((one, other) => one - other)).map((value) =>
    written(value, width),
  );
};
