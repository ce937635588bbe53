import type { Draw } from '../../fairness/createDraw.ts';

/** A match after a step of its time. */
export type MatchState = {
  /** Of a football match its minute, of a map its rounds and breaks. */
  step: number;
  /** What decides, by side: goals, maps, lengths, places. */
  score: readonly number[];
  /** Rounds of the map that is on. */
  rounds?: readonly number[];
};

/** What may be bet on of a match as it stands. The picks' chances and that of stakes being returned are 1 together. */
export type Market = {
  id: string;
  returned: number;
  picks: readonly { id: string; chance: number }[];
};

/** What came of a bet. */
export type Result = 'won' | 'lost' | 'returned';

/** How matches of one sport go; all of it without I/O, the same for the same arguments. */
export type Sport = {
  /** Steps that a match has at most. */
  longest: number;
  /** A match from its start to its end, by what each side is worth. */
  play: (worth: readonly number[], draw: Draw) => readonly MatchState[];
  /** The chances of a match as it stands; those of bets that are decided are 0 and 1. */
  markets: (worth: readonly number[], state: MatchState) => readonly Market[];
  /** Whether so little is left that no bet is taken any more. */
  isClosing: (state: MatchState) => boolean;
  /** What comes of a bet on a match that ended with this score. */
  resultOf: (market: string, pick: string, score: readonly number[]) => Result;
};
