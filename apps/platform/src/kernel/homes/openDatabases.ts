import type { Database } from '../db/Database.ts';
import { createHomes, mainName } from './createHomes.ts';
import { openPlaces, type Storage } from './openPlaces.ts';
import { spreadDatabase } from './spreadDatabase.ts';

/** Makes one of an installation's databases, which follows its merchants as they move. A single one stays itself. */
export const joinPlaces = async (places: ReadonlyMap<string, Database>): Promise<Database> => {
  const main = places.get(mainName);
  if (!main) throw new Error('The first database is missing.');
  if (places.size === 1) return main;
  const homes = await createHomes(main);
  await main.listen('marquee_homes', () => void homes.refresh().catch(() => undefined));
  return spreadDatabase(places, homes);
};

/** Opens the databases that the configuration names, migrated, as one. Rejects with `StartError`. */
export const openDatabases = async (storage: Storage, onLost: (error: Error) => void): Promise<Database> =>
  joinPlaces(await openPlaces(storage, onLost));
