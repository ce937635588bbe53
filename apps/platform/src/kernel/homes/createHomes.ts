import type { Database } from '../db/Database.ts';
import { merchantHomes } from './schema.ts';

/** The name of the first database, the one of `DATABASE_URL`: it knows the others and what belongs to no merchant. */
export const mainName = 'main';

/** Where merchants live, as the first database said last. */
export type Homes = {
  /** The name of a merchant's database. */
  of: (merchantCode: string) => string;
  /** Asks again; whoever asks meanwhile gets the same answer. */
  refresh: () => Promise<void>;
};

/** Reads where merchants live and keeps it. */
export const createHomes = async (main: Database): Promise<Homes> => {
  let known = new Map<string, string>();
  let reading: Promise<void> | undefined;
  const read = async () => {
    const rows = await main.system((db) => db.select().from(merchantHomes));
    known = new Map(rows.map(({ code, database }) => [code, database]));
  };
  const refresh = () => (reading ??= read().finally(() => (reading = undefined)));
  await refresh();
  return { of: (merchantCode) => known.get(merchantCode) ?? mainName, refresh };
};
