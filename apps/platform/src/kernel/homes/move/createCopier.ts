import { sql } from '#drizzle';
import type { Connection, Database } from '../../db/Database.ts';
import { merchantPlaces } from '../schema.ts';
import { compareCopies } from './compareCopies.ts';
import { copyAll } from './copyAll.ts';
import { copyChanges } from './copyChanges.ts';
import { withRows } from './copyRows.ts';
import type { MerchantTable } from './describeTables.ts';
import { MoveRefusal } from './MoveRefusal.ts';
import { requirePlace } from './placeRow.ts';
import { removeRows } from './removeRows.ts';

/** Notes that are few enough to be written while the merchant is closed, and rounds in which they have to become so. */
const rest = { notes: 200, rounds: 50 };

/** What copies a merchant's rows. Each step is one transaction in the target and sees one moment of the source. */
export type Copier = {
  /** Copies everything anew; answers how many rows. */
  copyAll: () => Promise<number>;
  /**
   * Writes what was noted since; compares every row, or counts and sums alone, where it is asked to. Rejects with
   * `MoveRefusal` where they differ.
   */
  catchUp: (compare?: 'whole' | 'sums') => Promise<number>;
  /** Catches up until little is left. */
  untilFew: () => Promise<void>;
};

/** Makes the copier of a merchant from one database to another, for the command that holds the token. */
export const createCopier = (
  { source, target, tables }: { source: Database; target: Database; tables: readonly MerchantTable[] },
  { code, token }: { code: string; token: string },
): Copier => {
  const inBoth = <T>(work: (ours: Connection, theirs: Connection) => Promise<T>): Promise<T> => {
    const inTarget = (ours: Connection) =>
      withRows(target, code, async (theirs) => {
        await requirePlace(theirs, code, token);
        return work(ours, theirs);
      });
    return withRows(source, code, inTarget, true);
  };
  const catchUp: Copier['catchUp'] = async (compare) => {
    const notes = await inBoth(async (ours, theirs) => {
      const done = await copyChanges(ours, theirs, tables, code);
      if (compare === undefined) return done;
      const differences = await compareCopies(ours, theirs, tables, code, compare === 'whole');
      if (differences.length > 0)
        throw new MoveRefusal(
          `The copy differs:\n${differences.join('\n')}\n--undo the move and begin again.`,
        );
      return done;
    });
    await source.system((db) =>
      db.execute(
        sql`delete from merchant_changes using jsonb_array_elements_text(${JSON.stringify(notes)}::jsonb) as done (id)
          where merchant_changes.id = done.id::bigint`,
      ),
    );
    return notes.length;
  };
  return {
    copyAll: async () => {
      const count = await inBoth(async (ours, theirs) => {
        await removeRows(theirs, tables, code);
        const copied = await copyAll(ours, theirs, tables, code);
        const own = sql`${merchantPlaces.code} = ${code}`;
        await theirs.update(merchantPlaces).set({ isCopied: true }).where(own);
        return copied;
      });
      await withRows(target, code, async (tx) => {
        for (const { name } of tables) await tx.execute(sql`analyze ${sql.identifier(name)}`);
      });
      return count;
    },
    catchUp,
    untilFew: async () => {
      for (let left = rest.rounds; (await catchUp()) > rest.notes; left -= 1)
        if (left === 1)
          throw new MoveRefusal(`${code} is written faster than it is copied: move it at a quieter hour.`);
    },
  };
};
