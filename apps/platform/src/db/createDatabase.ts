import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Connection, Database } from './Database.ts';

type Driver = { kind: Database['kind']; connection: Connection; close: () => Promise<void> };

/** Builds the database's two ways in on a driver's connection. */
export const createDatabase = ({ kind, connection, close }: Driver): Database => {
  const inside = new AsyncLocalStorage<true>();
  const guarded = <T>(work: () => Promise<T>): Promise<T> => {
    if (inside.getStore())
      throw new Error('The database was asked inside a transaction: pass `tx` on instead.');
    return inside.run(true, work);
  };
  return {
    kind,
    close,
    tenant: (merchantCode, work) =>
      guarded(() =>
        connection.transaction(async (tx) => {
          await tx.execute(
            sql`select set_config('role', 'marquee_app', true), set_config('app.merchant', ${merchantCode}, true)`,
          );
          return work(tx);
        }),
      ),
    system: (work) => guarded(() => work(connection)),
  };
};
