import { and, eq, sql } from '#drizzle';
import type { Services, VendorCallCounter, VendorCallEnd } from '#kernel';
import { vendorCalls, vendorSecrets } from '../schema.ts';
import { callTimes, placeOfTime } from './callTimes.ts';

type Tally = Record<VendorCallEnd, number> & {
  vendor: string;
  hour: number;
  milliseconds: number;
  times: number[];
};

/** What a node has counted and not yet written, of one merchant. */
type Counted = { tallies: Map<string, Tally>; used: Map<string, { vendor: string; at: Date }> };

const hourLong = 3_600_000;

const add = (tally: Tally, other: Tally): void => {
  for (const end of ['answered', 'refused', 'failed', 'unsigned'] as const) tally[end] += other[end];
  tally.milliseconds += other.milliseconds;
  tally.times = tally.times.map((count, place) => count + (other.times[place] ?? 0));
};

/** Counts vendors' calls in memory: a call has no row to wait for. `flush` writes what was counted of a merchant. */
export const createVendorCalls = ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): VendorCallCounter => {
  const counted = new Map<string, Counted>();
  const of = (merchantCode: string): Counted => {
    const found = counted.get(merchantCode) ?? { tallies: new Map(), used: new Map() };
    counted.set(merchantCode, found);
    return found;
  };
  const put = (tallies: Counted['tallies'], tally: Tally) => {
    const key = `${tally.vendor} ${tally.hour}`;
    const found = tallies.get(key);
    if (found) add(found, tally);
    else tallies.set(key, tally);
  };

  const write = async (merchantCode: string, { tallies, used }: Counted): Promise<void> =>
    database.tenant(merchantCode, async (tx) => {
      for (const { hour, ...tally } of tallies.values()) {
        const { answered, refused, failed, unsigned, milliseconds, times } = vendorCalls;
        await tx
          .insert(vendorCalls)
          .values({
            ...tally,
            merchantCode,
            hour: new Date(hour),
            milliseconds: Math.round(tally.milliseconds),
          })
          .onConflictDoUpdate({
            target: [vendorCalls.merchantCode, vendorCalls.vendor, vendorCalls.hour],
            set: {
              answered: sql`${answered} + excluded.answered`,
              refused: sql`${refused} + excluded.refused`,
              failed: sql`${failed} + excluded.failed`,
              unsigned: sql`${unsigned} + excluded.unsigned`,
              milliseconds: sql`${milliseconds} + excluded.milliseconds`,
              times: sql`array(select coalesce(a, 0) + coalesce(b, 0)
                from unnest(${times}, excluded.times) with ordinality as both_(a, b, place) order by place)`,
            },
          });
      }
      for (const [id, { vendor, at }] of used)
        await tx
          .update(vendorSecrets)
          .set({ usedAt: at })
          .where(and(eq(vendorSecrets.vendor, vendor), eq(vendorSecrets.id, id)));
    });

  return {
    record: ({ merchant, vendor, end, milliseconds, secretId }) => {
      const at = clock.now();
      const { tallies, used } = of(merchant);
      const times = Array.from({ length: callTimes.length + 1 }, () => 0);
      if (end === 'answered') times[placeOfTime(milliseconds)] = 1;
      const hour = Math.floor(at.getTime() / hourLong) * hourLong;
      const none = { answered: 0, refused: 0, failed: 0, unsigned: 0 };
      const took = end === 'answered' ? milliseconds : 0;
      put(tallies, { ...none, [end]: 1, vendor, hour, milliseconds: took, times });
      if (secretId !== null) used.set(secretId, { vendor, at });
    },
    flush: async (merchantCode) => {
      const taken = counted.get(merchantCode);
      if (!taken || taken.tallies.size + taken.used.size === 0) return;
      counted.delete(merchantCode);
      await write(merchantCode, taken).catch((error: unknown) => {
        // What was not written is counted with what has come meanwhile.
        const since = of(merchantCode);
        for (const tally of taken.tallies.values()) put(since.tallies, tally);
        for (const [id, use] of taken.used) if (!since.used.has(id)) since.used.set(id, use);
        throw error;
      });
    },
  };
};
