/** A player's money. */
export type Purse = { real: number; bonus: number; isBlocked: boolean };

/** What a token was given for. */
export type Given = { player: string; game: string; vendor: string; isExpired: boolean };

/** A call's body, as far as the reference looks at it. */
export type Body = {
  call: string;
  brand: string;
  player: string;
  token: string;
  gameId: string;
  roundId: string;
  transactionId: string;
  currency: string;
  amount: number;
  betTransactionId?: string;
  originalTransactionId?: string;
};

/** What is answered. */
export type Told = Record<string, string | number>;

/** A transaction that was taken; a tombstone keeps the id of one that was rolled back before it came. */
export type Taken = {
  kind: 'bet' | 'win' | 'rollback' | 'endRound' | 'tombstone' | 'refused';
  body: Body;
  real: number;
  bonus: number;
  isRolledBack: boolean;
  wins: number;
  told: Told;
};

/** Everything that the reference knows. */
export type State = {
  brand: string;
  currency: string;
  secrets: Map<string, string>;
  purses: Map<string, Purse>;
  tokens: Map<string, Given>;
  taken: Map<string, Taken>;
  closed: Map<string, boolean>;
  /** What was told of draws, by lottery and number. */
  results: Map<string, { text: string; reference: string }>;
  /** Whether the reference breaks this rule. */
  breaks: (rule: string) => boolean;
  /** Bodies of bets that have come and are not answered yet. */
  waiting: Body[];
  seenSignatures: Set<string>;
};

/** A call that is refused. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
