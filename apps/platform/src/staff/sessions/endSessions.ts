import { and, eq, isNull } from '#drizzle';
import type { Connection } from '#kernel';
import { staffSessions } from '../people/schema.ts';

/** Ends every session of a person. */
export const endSessions = async (tx: Connection, personId: string, at: Date): Promise<void> => {
  await tx
    .update(staffSessions)
    .set({ endedAt: at })
    .where(and(eq(staffSessions.personId, personId), isNull(staffSessions.endedAt)));
};
