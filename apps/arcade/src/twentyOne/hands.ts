/** A card of 52: its rank is `card % 13`, 0 for an ace and 12 for a king, its suit the rest. */
export type Card = number;

/** What a card counts; an ace 1, pictures 10. */
export const worthOfCard = (card: Card): number => Math.min(10, (card % 13) + 1);

/** The points of a hand, an ace as 11 where that does not go beyond 21. */
export const pointsOf = (hand: readonly Card[]): number => {
  const least = hand.reduce((sum, card) => sum + worthOfCard(card), 0);
  return hand.some((card) => worthOfCard(card) === 1) && least <= 11 ? least + 10 : least;
};

/** How the house plays twenty-one; what is paid is in hundredths of the stake, which is in it. */
export type House = {
  /** Points from which the dealer takes no card. */
  stands: number;
  /** Points that a player has to reach before stopping. */
  least: number;
  canDouble: boolean;
  pays: { points: number; five: number | null; natural: number; aces: number | null };
};

/** What a hand is: worth more than all below it, whatever their points. */
export type Rank = 'bust' | 'points' | 'five' | 'natural' | 'aces';
export const ranks: readonly Rank[] = ['bust', 'points', 'five', 'natural', 'aces'];

/** The rank of a hand in a house: two aces, an ace with a ten, five cards, points, or more than 21 of them. */
export const rankOf = ({ pays }: House, hand: readonly Card[]): Rank => {
  const [one = 0, other = 0] = hand.map(worthOfCard);
  if (hand.length === 2 && pays.aces !== null && one === 1 && other === 1) return 'aces';
  if (hand.length === 2 && pointsOf(hand) === 21) return 'natural';
  if (pointsOf(hand) > 21) return 'bust';
  return hand.length === 5 && pays.five !== null ? 'five' : 'points';
};

/** Whether a hand takes no further card, whoever holds it. */
export const isFull = (house: House, hand: readonly Card[]): boolean =>
  pointsOf(hand) >= 21 || rankOf(house, hand) !== 'points';
