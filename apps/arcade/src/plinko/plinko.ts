import type { SoloRules } from '../solo/SoloRules.ts';

/** Rows of pins; a pearl turns left or right at each. */
export const pinRows = 16;

/** What each slot pays, in hundredths of the stake: as many turns to the right as its place, from 0. */
export const slotPays: readonly number[] = [
  10_000, 4_000, 1_200, 500, 270, 150, 100, 50, 30, 50, 100, 150, 270, 500, 1_200, 4_000, 10_000,
];

export type PlinkoBet = { stake: number };

/** A pearl's way, true for each turn to the right, and the slot that it came to. */
export type PlinkoState = { stake: number; path: readonly boolean[]; slot: number };

/** A pearl falls through the pins; the slot that it comes to says what it pays. */
export const plinko: SoloRules<PlinkoBet, PlinkoState, never> = {
  readBet: (sent) => {
    const { stake } = (sent ?? {}) as { stake?: unknown };
    return Number.isSafeInteger(stake) ? { stake: Number(stake) } : undefined;
  },
  stakeOf: ({ stake }) => stake,
  begin: ({ stake }, draw) => {
    const path = Array.from({ length: pinRows }, () => draw(2) === 1);
    return { stake, path, slot: path.filter(Boolean).length };
  },
  winOf: ({ stake, slot }) => Math.floor((stake * (slotPays[slot] ?? 0)) / 100),
  show: (state) => state,
};

/** Percent that a pearl gives back, over all ways that there are. */
export const plinkoReturn = (): number => {
  let ways = 1;
  return slotPays.reduce((sum, pays, slot) => {
    const part = (pays * ways) / 2 ** pinRows;
    ways = (ways * (pinRows - slot)) / (slot + 1);
    return sum + part;
  }, 0);
};
