/** Stakes by spot, in minor units. */
export type Chips = Readonly<Record<string, number>>;

/** Reads stakes that lie on these spots; undefined where something else was sent. */
export const readChips = (sent: unknown, spots: readonly string[]): Chips | undefined => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const entries = Object.entries(sent);
  const isRight = entries.every(
    ([spot, stake]) => spots.includes(spot) && Number.isSafeInteger(stake) && (stake as number) > 0,
  );
  return isRight && entries.length > 0 ? (Object.fromEntries(entries) as Chips) : undefined;
};
