/** Who put how much into a hand, in chips; the value is null of who is out of it. */
export type Share = { paid: number; value: number | null };

/**
 * What each seat gets back of a hand's pots: one pot for each sum that somebody could put in, won by the highest
 * value among those who paid for it. Chips that cannot be divided go to the first of `order`.
 */
export const sharePots = (seats: readonly Share[], order: readonly number[]): number[] => {
  const gains = seats.map(() => 0);
  const levels = [...new Set(seats.map(({ paid }) => paid))].filter((paid) => paid > 0).sort((a, b) => a - b);
  let below = 0;
  let winners: number[] = [];
  for (const level of levels) {
    const pot = seats.reduce((sum, { paid }) => sum + Math.max(0, Math.min(paid, level) - below), 0);
    below = level;
    const values = seats.map(({ paid, value }) => (paid >= level && value !== null ? value : -1));
    const best = Math.max(...values);
    // What only those paid who are out goes to who won the pot below.
    if (best >= 0) winners = order.filter((seat) => values[seat] === best);
    winners.forEach((seat, index) => {
      const odd = index < pot % winners.length ? 1 : 0;
      gains[seat] = (gains[seat] ?? 0) + Math.floor(pot / winners.length) + odd;
    });
  }
  return gains;
};
