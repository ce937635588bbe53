/** What each kind of a member's account gets, in minor units; negative is taken out. */
export type Moved = Readonly<Record<string, number>>;

/** An answer as far as an errand looks at it. */
export type ErrandAnswer = { status: number; text: string };

/** Something that is asked of the platform under one key, as often as it takes. */
export type Errand = {
  /** The key under which its transfer has to stand in the ledger, if it moves anything. */
  name: string;
  merchant: string;
  status: 200 | 409;
  /** What it moves when it is done; null when it moves nothing, or is refused. */
  moved: Moved | null;
  /** Sends it, always with the same key and data. Rejects when the connection breaks. */
  ask: () => Promise<ErrandAnswer>;
  /** What of the answer is the same whenever it is asked; all of it unless told. */
  told?: (text: string) => string;
};

/** Makes one errand after another, each when the last one is answered. */
export type Player = (pass: (errand: Errand) => Promise<ErrandAnswer>) => Promise<void>;
