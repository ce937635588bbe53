import type { Draw } from '../fairness/createDraw.ts';

/**
 * A game that one player plays against the house: pure rules, shared by server, page and verifying page. A round is
 * begun by a bet and goes on by the player's actions until `winOf` says what it paid.
 */
export type SoloRules<Bet = unknown, State = unknown, Action = unknown> = {
  /** The bet that a page sent; undefined where it is none. */
  readBet: (sent: unknown) => Bet | undefined;
  /** What the bet costs, in minor units. */
  stakeOf: (bet: Bet) => number;
  begin: (bet: Bet, draw: Draw) => State;
  /** What all of the round's bets paid together, in minor units; null while it goes on. */
  winOf: (state: State) => number | null;
  /** What the page may see of the round. */
  show: (state: State) => unknown;
  /** The action that a page sent; undefined where it is none. Left out by games of one step. */
  readAction?: (sent: unknown) => Action | undefined;
  /** What an action stakes beside, in minor units. */
  extraStakeOf?: (state: State, action: Action) => number;
  /** The round after an action; undefined where it is not allowed. `elapsed` are milliseconds since the beginning. */
  act?: (state: State, action: Action, elapsed: number) => State | undefined;
  /** Milliseconds after which a round ends by itself, by `expire`. */
  endsAfter?: (state: State) => number | null;
  expire?: (state: State) => State;
  /**
   * A finished round as it was kept, from the beginning that its seed draws and what was shown of it; undefined where
   * the one cannot have come of the other. Left out where nothing but that beginning decides: then both have to be the
   * same.
   */
  replay?: (begun: State, shown: unknown) => State | undefined;
};
