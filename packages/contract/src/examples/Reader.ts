import type { Currency } from '@marquee/reference';
import type { Operation, ValueOf } from '../endpoints.ts';

/** Whom an example is written for. */
export type Reader = {
  /** A text of the platform in the reader's language. */
  say: (english: string, vietnamese: string) => string;
  /** What the site keeps its wallets in. */
  currency: Currency;
  /** Where the site's days begin (IANA). */
  timeZone: string;
  /** An amount in the minor unit of the reader's currency that is worth about so many US dollars. */
  money: (dollars: number) => number;
  /** What the site says of itself by its brand too, so that both say the same. */
  site: { email: string; minimumAge: number };
};

/** A call's query as it stands in its address. */
export type ExampleQuery = Readonly<Record<string, string | undefined>>;

/** Answers by their rows, each for a reader and a query; a row that is not among them has a generated one. */
export type Examples = { [O in Operation]?: (reader: Reader, query: ExampleQuery) => ValueOf<O> };
