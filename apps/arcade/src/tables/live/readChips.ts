/** Stakes in minor units by spot. */
export type Chips = Readonly<Record<string, number>>;

/** The smallest and the largest stake on one spot, in minor units. */
export type Limits = { min: number; max: number };

/**
 * Reads chips as a page sent them, those that lie there already counted in; or names why they may not lie so:
 * `badChips` for what no page of ours sends, `limit` for less than the smallest or more than the largest stake.
 */
export const readChips = (
  value: unknown,
  { spots, limits, lying }: { spots: readonly string[]; limits: Limits; lying: Chips },
): Chips | 'badChips' | 'limit' => {
  if (typeof value !== 'object' || value === null) return 'badChips';
  const entries = Object.entries(value as Record<string, unknown>);
  if (entries.length === 0 || entries.length > spots.length) return 'badChips';
  const chips: Record<string, number> = {};
  for (const [spot, stake] of entries) {
    if (!spots.includes(spot) || typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake <= 0)
      return 'badChips';
    const all = (lying[spot] ?? 0) + stake;
    if (all < limits.min || all > limits.max) return 'limit';
    chips[spot] = stake;
  }
  return chips;
};
