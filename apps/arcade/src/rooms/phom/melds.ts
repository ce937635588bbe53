import { rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';

/** What a loose card counts: ace one to king thirteen. */
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + rankOf(card) + 1, 0);

/** Whether cards are a phỏm: three and more of a rank, or in a row of one suit with the ace below the two. */
export const isMeld = (cards: readonly Card[]): boolean => {
  if (cards.length < 3 || new Set(cards).size !== cards.length) return false;
  if (new Set(cards.map(rankOf)).size === 1) return true;
  const ranks = cards.map(rankOf).sort((one, other) => one - other);
  return (
    new Set(cards.map(suitOf)).size === 1 &&
    ranks.every((rank, at) => at === 0 || rank === (ranks[at - 1] ?? 0) + 1)
  );
};

/** Every phỏm that holds a card of some cards. */
const meldsWith = (card: Card, cards: readonly Card[]): Card[][] => {
  const alike = cards.filter((other) => other !== card && rankOf(other) === rankOf(card));
  const sets = alike.flatMap((one, at) => alike.slice(at + 1).map((other) => [card, one, other]));
  if (alike.length === 3) sets.push([card, ...alike]);
  const base = card - rankOf(card);
  const has = (rank: number) =>
    rank >= 0 && rank < 13 && (base + rank === card || cards.includes(base + rank));
  const runs: Card[][] = [];
  for (let low = rankOf(card); has(low); low -= 1)
    for (let high = rankOf(card); has(high); high += 1)
      if (high - low >= 2) runs.push(Array.from({ length: high - low + 1 }, (_, step) => base + low + step));
  return [...sets, ...runs];
};

/** Cards in phỏm, and those that are left. */
export type Melded = { melds: readonly (readonly Card[])[]; loose: readonly Card[] };

/** The phỏm that leave the fewest points, with each of `must` in one; undefined where that cannot be. */
export const bestMelds = (cards: readonly Card[], must: readonly Card[] = []): Melded | undefined => {
  const [card, ...rest] = cards;
  if (card === undefined) return { melds: [], loose: [] };
  const found: Melded[] = meldsWith(card, rest).flatMap((meld) => {
    const left = bestMelds(
      rest.filter((other) => !meld.includes(other)),
      must,
    );
    return left ? { ...left, melds: [meld, ...left.melds] } : [];
  });
  const without = must.includes(card) ? undefined : bestMelds(rest, must);
  if (without) found.push({ ...without, loose: [card, ...without.loose] });
  return found.reduce<Melded | undefined>(
    (best, one) => (best && pointsOf(best.loose) <= pointsOf(one.loose) ? best : one),
    undefined,
  );
};

/** Lays loose cards to melds that lie on the table, as long as one fits. */
export const sendLoose = (loose: readonly Card[], table: readonly (readonly Card[])[]) => {
  const melds = table.map((meld) => [...meld]);
  let left = loose.toSorted((one, other) => rankOf(other) - rankOf(one));
  for (;;) {
    const card = left.find((one) => melds.some((meld) => isMeld([...meld, one])));
    if (card === undefined) return { loose: left, melds };
    melds.find((meld) => isMeld([...meld, card]))?.push(card);
    left = left.filter((one) => one !== card);
  }
};
