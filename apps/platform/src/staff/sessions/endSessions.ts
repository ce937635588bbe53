import { and, eq, isNull, ne } from '#drizzle';
import type { Connection } from '#kernel';
import { staffSessions } from '../people/schema.ts';

/** Ends every session of a person, but for one that is named. */
export const endSessions = async (
  tx: Connection,
  personId: string,
  at: Date,
  except?: string,
): Promise<void> => {
  await tx
    .update(staffSessions)
    .set({ endedAt: at })
    .where(
      and(
        eq(staffSessions.personId, personId),
        isNull(staffSessions.endedAt),
        except === undefined ? undefined : ne(staffSessions.id, except),
      ),
    );
};
