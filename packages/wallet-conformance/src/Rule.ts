import type { Fixtures } from './Fixtures.ts';
import type { Wallet } from './createWallet.ts';

/** What a rule needs beside the player `main`. */
export type Need = 'other' | 'blocked' | 'mixed' | 'foreign' | 'draws' | 'expiredToken';

/** What a rule is played with. */
export type World = { fixtures: Fixtures; wallet: Wallet };

/** A rule of the wallet and how it is tried. */
export type Rule = {
  id: string;
  /** The rule as a sentence. */
  title: string;
  needs?: readonly Need[];
  /** Throws when the rule is broken; the message says what was seen. */
  play: (world: World) => Promise<void>;
};
