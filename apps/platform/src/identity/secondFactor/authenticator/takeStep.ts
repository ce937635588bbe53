import { and, eq, isNull, lt, or } from '#drizzle';
import type { Connection } from '#kernel';
import { authenticators } from '../schema.ts';

/** Uses a time step up; false when it, or one after it, has been used. */
export const takeStep = async (tx: Connection, accountId: string, step: number): Promise<boolean> => {
  const { lastStep } = authenticators;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.accountId, accountId), or(isNull(lastStep), lt(lastStep, step))))
    .returning({ accountId: authenticators.accountId });
  return taken.length > 0;
};
