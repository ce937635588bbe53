import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from '#drizzle';
import { MerchantAway } from '../errors/MerchantAway.ts';
import { noting } from './noteChange.ts';
import type { Connection, Database, MemberChange } from './Database.ts';

type Driver = {
  kind: Database['kind'];
  /** The role that row-level security holds to a merchant. */
  callsRole: string;
  connection: Connection;
  /** Runs work in a transaction; `patience` is for how many milliseconds each of its statements may be worked on. */
  transaction: <T>(work: (tx: Connection) => Promise<T>, patience?: number) => Promise<T>;
  /** Runs a statement that always has this name, and is read once a connection where the driver can. */
  query: (name: string, text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
  listen: Database['listen'];
  pools?: Database['pools'];
  close: () => Promise<void>;
};

const texts = new Map<string, string>();

/** Where a merchant's transaction may run is said by the database itself (`functions/4-homes.sql`). */
const isAway = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === 'MH001' || isAway(error.cause));

const tellAway = (error: unknown): never => {
  throw isAway(error) ? new MerchantAway() : error;
};

/** The merchant is named before the function runs, for its argument depends on that. */
const writeCall = (name: string, count: number) => {
  const more = Array.from({ length: count }, (_, index) => `, $${index + 2}`).join('');
  return `select answer.* from (select set_config('app.merchant', merchant_enter($1), true) as merchant offset 0) named, lateral ${name}(named.merchant${more}) answer`;
};

/** A function of the database always has the same number of arguments. */
const textOfCall = (name: string, count: number): string => {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = writeCall(name, count);
  texts.set(name, text);
  return text;
};

/** Builds the database's two ways in on a driver's connection. */
export const createDatabase = (driver: Driver): Database => {
  const { kind, callsRole, connection, transaction, query, listen, pools, close } = driver;
  const inside = new AsyncLocalStorage<true>();
  const heard = new Set<Parameters<Database['onChanges']>[0]>();
  const tell = (merchantCode: string, changes: readonly MemberChange[]) => {
    if (changes.length > 0) for (const listener of heard) listener(merchantCode, changes);
  };
  const guarded = <T>(work: () => Promise<T>): Promise<T> => {
    if (inside.getStore())
      throw new Error('The database was asked inside a transaction: pass `tx` on instead.');
    return inside.run(true, work);
  };
  return {
    kind,
    // A notice may come while a transaction of somebody else ends: what is done for it is not inside of that.
    listen: (channel, heard) => listen(channel, (word) => inside.exit(() => heard(word))),
    ...(pools && { pools }),
    close,
    onChanges: (listener) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
    tenant: async (merchantCode, work, patience) => {
      const { done, changes } = await guarded(() =>
        noting(() =>
          transaction(async (tx) => {
            await tx.execute(
              sql`select set_config('app.merchant', merchant_enter(${merchantCode}), true), set_config('role', ${callsRole}, true)`,
            );
            if (patience !== undefined)
              await tx.execute(sql`select set_config('statement_timeout', ${String(patience)}, true)`);
            return work(tx);
          }, patience),
        ),
      ).catch(tellAway);
      tell(merchantCode, changes);
      return done;
    },
    system: (work) => guarded(() => work(connection)),
    owner: (work, patience) => guarded(() => transaction(work, patience)),
    call: <T>(merchantCode: string, name: string, values: readonly unknown[]) =>
      guarded(async () => {
        const { rows } = await query(name, textOfCall(name, values.length), [merchantCode, ...values]);
        return rows[0] as T;
      }).catch(tellAway),
  };
};
