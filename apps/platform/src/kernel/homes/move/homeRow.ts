import { and, eq } from '#drizzle';
import type { Connection, Database } from '../../db/Database.ts';
import { notify } from '../../db/notify.ts';
import { merchantCodes } from '../../merchants/schema.ts';
import { mainName } from '../createHomes.ts';
import { merchantHomes } from '../schema.ts';
import { MoveRefusal, MoveTakenOver } from './MoveRefusal.ts';

/** What the first database knows of where a merchant lives. */
export type HomeRow = typeof merchantHomes.$inferSelect;

/**
 * Locks a merchant's row, lets `decide` say what changes in it and gives it to whoever holds the token: commands that
 * began before come to nothing from now on. Answers the row as it stands then.
 */
export const takeHome = (
  main: Database,
  code: string,
  token: string,
  decide: (home: HomeRow) => Partial<HomeRow>,
): Promise<HomeRow> =>
  main.system((db) =>
    db.transaction(async (tx) => {
      const [known] = await tx.select().from(merchantCodes).where(eq(merchantCodes.code, code));
      if (!known) throw new MoveRefusal(`There is no merchant "${code}" in the database: apply it first.`);
      await tx.insert(merchantHomes).values({ code, database: mainName }).onConflictDoNothing();
      const own = eq(merchantHomes.code, code);
      const [home] = await tx.select().from(merchantHomes).where(own).for('update');
      if (!home) throw new Error(`The home of ${code} is gone.`);
      const after = { ...home, ...decide(home), token };
      await tx.update(merchantHomes).set(after).where(own);
      return after;
    }),
  );

/** Changes a merchant's row where the token still holds it, and tells every node. */
export const changeHome = (
  main: Database,
  { code, token }: { code: string; token: string },
  changes: Partial<HomeRow>,
): Promise<void> =>
  main.system((db) =>
    db.transaction(async (tx: Connection) => {
      const own = and(eq(merchantHomes.code, code), eq(merchantHomes.token, token));
      const changed = await tx.update(merchantHomes).set(changes).where(own).returning();
      if (changed.length === 0) throw new MoveTakenOver(code);
      await notify(tx, 'marquee_homes', code);
    }),
  );
