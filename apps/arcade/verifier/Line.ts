/** A line of an export: one round, amounts in minor units. */
export type Line = {
  id: string;
  game: string;
  kind: string;
  client: string;
  nonce: number;
  hash: string;
  /** Null while it is secret. */
  seed: string | null;
  bet: unknown;
  stake: number;
  win: number;
  state: unknown;
};

/** What a round must have shown, field by field, and what it must have paid. */
export type Played = { shown: Readonly<Record<string, unknown>>; win: number };
