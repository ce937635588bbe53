import type { Rule } from '../Rule.ts';
import { bets } from './bets.ts';
import { draws } from './draws.ts';
import { identities } from './identities.ts';
import { purses } from './purses.ts';
import { rollbacks } from './rollbacks.ts';
import { rounds } from './rounds.ts';
import { signatures } from './signatures.ts';
import { storms } from './storms.ts';
import { wins } from './wins.ts';

/** Every rule of the wallet, in the order in which they are played. */
export const rules: readonly Rule[] = [
  ...bets,
  ...wins,
  ...rollbacks,
  ...rounds,
  ...identities,
  ...signatures,
  ...purses,
  ...draws,
  ...storms,
];
