import { eq } from '#drizzle';
import type { Connection, Database } from '../../db/Database.ts';
import { merchantPlaces } from '../schema.ts';
import { MoveTakenOver } from './MoveRefusal.ts';

/** What a database knows of a merchant that lives, lived or will live there. */
export type PlaceRow = typeof merchantPlaces.$inferSelect;

/** Locks a merchant's row in a database; rejects where another command has taken the move over. */
export const requirePlace = async (tx: Connection, code: string, token: string): Promise<PlaceRow> => {
  const [place] = await tx.select().from(merchantPlaces).where(eq(merchantPlaces.code, code)).for('update');
  if (place?.token !== token) throw new MoveTakenOver(code);
  return place;
};

/** Sets a merchant's row in a database, with whatever else belongs into the same transaction. */
export const setPlace = (
  database: Database,
  { code, token }: { code: string; token: string },
  decide: (before: PlaceRow | undefined) => Partial<PlaceRow>,
): Promise<PlaceRow> =>
  database.system((db) =>
    db.transaction(async (tx) => {
      const own = eq(merchantPlaces.code, code);
      const [before] = await tx.select().from(merchantPlaces).where(own).for('update');
      const after = {
        code,
        state: 'here' as const,
        isCopied: false,
        ...before,
        ...decide(before),
        token,
      };
      await tx
        .insert(merchantPlaces)
        .values(after)
        .onConflictDoUpdate({ target: merchantPlaces.code, set: after });
      return after;
    }),
  );
