import type { rulesByKind } from './rulesByKind.ts';

/** A bet of each kind that one plays alone, in minor units: for tests, and for pages that show how a kind looks. */
export const exampleBets: Record<keyof typeof rulesByKind, unknown> = {
  taiXiu: { big: 1_000, odd: 500 },
  bauCua: { deer: 1_000 },
  coin: { heads: 1_000 },
  crash: { stake: 1_000, auto: 150 },
  blackjack: { stake: 1_000 },
  xiDach: { stake: 1_000 },
  mines: { stake: 1_000, thorns: 3 },
  plinko: { stake: 1_000 },
  scratch: { stake: 1_000 },
  seasons: { spring: 1_000, winter: 500 },
  fishTides: { stake: 1_000 },
  fishReef: { stake: 1_000 },
  fishPalace: { stake: 1_000 },
  fishLantern: { stake: 1_000 },
  fishCrab: { stake: 1_000 },
  fishStorm: { stake: 1_000 },
  fishKoi: { stake: 1_000 },
  slotLines: { stake: 1_000 },
  slotWays: { stake: 1_000 },
  slotCascade: { stake: 1_000 },
};
