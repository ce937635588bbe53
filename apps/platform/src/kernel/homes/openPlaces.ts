import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../db/StartError.ts';
import { mainName } from './createHomes.ts';
import { joinDatabase } from './joinDatabase.ts';
import { merchantHomes } from './schema.ts';

/** What says where the data is. */
export type Storage = Pick<Config, 'databaseUrl' | 'dataDir' | 'databases'>;

/** A node that does not know a merchant's database would answer nobody there. */
const requireAll = async (places: ReadonlyMap<string, Database>): Promise<void> => {
  const rows = await places.get(mainName)?.system((db) => db.select().from(merchantHomes));
  for (const { code, database } of rows ?? [])
    if (!places.has(database))
      throw new StartError(
        `Merchant ${code} lives in the database "${database}": add ${database}=postgres://… to DATABASES.`,
      );
};

/** Opens every database of an installation by its name, the first as `main`, each migrated and known to be itself. */
export const openPlaces = async (
  { databases, ...storage }: Storage,
  onLost: (error: Error) => void,
): Promise<ReadonlyMap<string, Database>> => {
  const places = new Map<string, Database>();
  try {
    const main = await openDatabase(storage, onLost);
    places.set(mainName, main);
    for (const [name, databaseUrl] of databases) {
      const further = await openDatabase({ ...storage, databaseUrl }, onLost);
      places.set(name, further);
      await joinDatabase(main, name, further);
    }
    await requireAll(places);
    return places;
  } catch (error) {
    await Promise.all([...places.values()].map(({ close }) => close()));
    throw error;
  }
};
