import type { ValueOf } from '@marquee/contract';
import type { PgDatabase, PgQueryResultHKT } from '#drizzle/pg-core';

/** A connection that queries are built on. Inside `tenant` it sees one merchant's rows and no others. */
export type Connection = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What nodes tell each other about: messages to be sent, withdrawals that moved, the sandbox's clock, merchants, where they live, and what changed for members. */
export type Channel =
  | 'marquee_messages'
  | 'marquee_withdrawals'
  | 'marquee_clock'
  | 'marquee_merchants'
  | 'marquee_homes'
  | 'marquee_pages'
  | 'marquee_members';

/** Something of a member's that pages show and that is no longer as it was. */
export type MemberChange = { accountId: string; changed: ValueOf<'followMember'>['changed'] };

/** A pool of connections: how many are open, at work, allowed, and how many callers wait for one. */
export type Pool = { name: string; open: number; used: number; most: number; awaited: number };

/**
 * The platform's database. Neither call may be made inside another's `work`, for PGlite has one connection:
 * it throws at once instead of waiting for ever.
 */
export type Database = {
  kind: 'pglite' | 'postgres';
  /**
   * Runs work in one transaction that row-level security holds to a merchant. Rejects, and rolls back, when
   * `work` does; with `MerchantAway`, and before `work` began, where the merchant does not live here. Its statements may
   * each take 15 seconds, or as many milliseconds as `patience` says.
   */
  tenant: <T>(merchantCode: string, work: (tx: Connection) => Promise<T>, patience?: number) => Promise<T>;
  /**
   * Runs work on the tables that belong to no merchant, and on no others: the embedded database's user is a
   * superuser, whom row-level security does not hold.
   */
  system: <T>(work: (db: Connection) => Promise<T>) => Promise<T>;
  /**
   * Runs work in one transaction as the owner of all tables, for what moves merchants between databases. Its statements
   * may take as many milliseconds as `patience` says, once the work has lifted PostgreSQL's own bound.
   */
  owner: <T>(work: (tx: Connection) => Promise<T>, patience: number) => Promise<T>;
  /**
   * Calls a function of the database in a transaction of its own that names a merchant, in one round trip. The
   * function gets the merchant first and has to compare it with `app.merchant`; it runs with its owner's rights.
   * Answers its row, which holds no time: engines read those differently here.
   */
  call: <T>(merchantCode: string, name: string, values: readonly unknown[]) => Promise<T>;
  /**
   * Hears what `notify` tells, on whichever node, once its transaction holds. What is told while the connection is
   * lost is not heard: `heard` is called without a word when it stands again. Answers the call that ends it.
   */
  listen: (channel: Channel, heard: (word?: string) => void) => Promise<() => Promise<void>>;
  /**
   * Calls `heard` after each transaction of a merchant that holds, with what `noteChange` noted in it. Nothing is told of
   * a node that is killed in between. Answers the call that ends it.
   */
  onChanges: (heard: (merchantCode: string, changes: readonly MemberChange[]) => void) => () => void;
  /** The pools of connections and how full they are; left out by the embedded database. */
  pools?: () => readonly Pool[];
  close: () => Promise<void>;
  /** Where there are several: the name of the one that a merchant lives in. */
  homeOf?: (merchantCode: string) => string;
};
