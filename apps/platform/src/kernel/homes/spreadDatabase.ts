import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/Database.ts';
import { MerchantAway } from '../errors/MerchantAway.ts';
import { type Homes, mainName } from './createHomes.ts';

/** Milliseconds that calls wait for a merchant that is being moved, and between two looks whether it has arrived. */
const waits = { most: 10_000, look: 50 };

/**
 * Makes one database of several: what is done for a merchant is done where it lives, what belongs to none in the first,
 * and notices are heard from all. Where a merchant is refused, for it has moved or moves at this moment, its home is
 * asked again and the work begun there, which has not begun before; after ten seconds it rejects with `MerchantAway`.
 */
export const spreadDatabase = (
  places: ReadonlyMap<string, Database>,
  homes: Homes,
  patience: number = waits.most,
): Database => {
  /** Since when merchants are away: whoever comes late does not wait the whole time again. */
  const awaySince = new Map<string, number>();
  const placeOf = (name: string): Database => {
    const place = places.get(name);
    if (!place) throw new MerchantAway();
    return place;
  };
  const main = placeOf(mainName);

  const atHome = async <T>(merchantCode: string, run: (database: Database) => Promise<T>): Promise<T> => {
    for (;;) {
      const home = homes.of(merchantCode);
      try {
        const done = await run(placeOf(home));
        if (awaySince.size > 0) awaySince.delete(merchantCode);
        return done;
      } catch (error) {
        if (!(error instanceof MerchantAway)) throw error;
        const since = awaySince.get(merchantCode) ?? performance.now();
        awaySince.set(merchantCode, since);
        await homes.refresh();
        if (homes.of(merchantCode) !== home) continue;
        if (performance.now() - since > patience) throw error;
        await wait(waits.look);
      }
    }
  };

  return {
    kind: main.kind,
    tenant: (merchantCode, work, patience) =>
      atHome(merchantCode, (place) => place.tenant(merchantCode, work, patience)),
    call: <T>(merchantCode: string, name: string, values: readonly unknown[]) =>
      atHome(merchantCode, (place) => place.call<T>(merchantCode, name, values)),
    system: main.system,
    owner: main.owner,
    listen: async (channel, heard) => {
      const ends = await Promise.all([...places.values()].map((place) => place.listen(channel, heard)));
      return async () => {
        await Promise.all(ends.map((end) => end()));
      };
    },
    onChanges: (heard) => {
      const ends = [...places.values()].map((place) => place.onChanges(heard));
      return () => ends.forEach((end) => end());
    },
    close: async () => {
      await Promise.all([...places.values()].map(({ close }) => close()));
    },
    pools: () =>
      [...places].flatMap(([place, { pools }]) =>
        (pools?.() ?? []).map((pool) => ({ ...pool, name: `${place} ${pool.name}` })),
      ),
    homeOf: homes.of,
  };
};
