import type { Currency } from '@marquee/reference';

/** Kinds of ledger accounts: a member's real, bonus and held money, and the house's own. */
export type AccountKind = 'real' | 'bonus' | 'hold' | 'house';

/** Names an account of the ledger; it is opened when money first reaches it. */
export type AccountName =
  | { kind: 'house'; book: string }
  | { kind: 'bonus' | 'hold'; owner: string }
  /** The book is the vendor whose wallet it is; without one it is the main wallet. */
  | { kind: 'real'; owner: string; book?: string };

/** Book of a member's main wallet, and of its bonus and held money. */
export const mainBook = 'main';

/** One line of a transfer: minor units put into an account, or taken out of it when negative. */
export type PostingLine = AccountName & { currency: Currency; amount: number };

/** A transfer that is asked for. Its lines sum to zero in each currency. */
export type Posting = {
  /** Made by the caller, unique within the merchant; asking again with the same key moves nothing again. */
  idempotencyKey: string;
  /** What the transfer is for, such as `demo.grant`. */
  kind: string;
  at: Date;
  lines: readonly PostingLine[];
  /** Id of the transfer whose hold this one captures or releases. */
  settles?: number;
};

/** What a line did, in the order of the lines. */
export type PostedLine = { accountId: number; amount: number; balanceAfter: number; version: number };

/** A transfer that stands in the ledger. */
export type Posted = { id: number; lines: PostedLine[] };
