import { takeOut } from '../fairness/takeOut.ts';
import type { SoloRules } from '../solo/SoloRules.ts';

/** The pictures of a card: what three of each pay, in hundredths of the price, and on how many cards of ten thousand. */
export const prizes = [
  { pays: 50_000, cards: 2 },
  { pays: 10_000, cards: 10 },
  { pays: 2_000, cards: 60 },
  { pays: 1_000, cards: 120 },
  { pays: 500, cards: 300 },
  { pays: 200, cards: 900 },
  { pays: 100, cards: 1_800 },
] as const;

/** Petals of a card. */
export const petals = 6;
const allCards = 10_000;

export type ScratchBet = { stake: number };

/** A card: the picture under each petal, by its place in `prizes`, and the one that is there three times. */
export type ScratchState = { stake: number; pictures: readonly number[]; prize: number | null };

/** A scratchcard: three alike pay. Of the other pictures none is there more than twice. */
export const scratch: SoloRules<ScratchBet, ScratchState, never> = {
  readBet: (sent) => {
    const { stake } = (sent ?? {}) as { stake?: unknown };
    return Number.isSafeInteger(stake) ? { stake: Number(stake) } : undefined;
  },
  stakeOf: ({ stake }) => stake,
  begin: ({ stake }, draw) => {
    let drawn = draw(allCards);
    const at = prizes.findIndex(({ cards }) => (drawn -= cards) < 0);
    const prize = at === -1 ? null : at;
    const others = prizes.flatMap((_, picture) => (picture === prize ? [] : [picture, picture]));
    const won = prize === null ? [] : [prize, prize, prize];
    const printed = [...won, ...takeOut(others, petals - won.length, draw)];
    return { stake, pictures: takeOut(printed, petals, draw), prize };
  },
  winOf: ({ stake, prize }) => (prize === null ? 0 : Math.floor((stake * (prizes[prize]?.pays ?? 0)) / 100)),
  show: (state) => state,
};

/** Percent that a card gives back. */
export const scratchReturn = (): number =>
  prizes.reduce((sum, { pays, cards }) => sum + (pays * cards) / allCards, 0);
