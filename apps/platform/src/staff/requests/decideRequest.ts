import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, isId, type StaffContext } from '#kernel';
import { type StaffRequest, staffRequests } from './schema.ts';

/** The request of an id. Throws `NOT_FOUND`. */
export const findRequest = async (tx: Connection, id: string): Promise<StaffRequest> => {
  const [found] = isId(id) ? await tx.select().from(staffRequests).where(eq(staffRequests.id, id)) : [];
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};

/**
 * Writes down what a person decides about a request, once. Throws `SECOND_PERSON_REQUIRED` for whoever asked, and
 * `REQUEST_OVER` where another was faster or it has been decided before. What it is about has to be locked.
 */
export const decideRequest = async (
  tx: Connection,
  { staff, now }: Pick<StaffContext, 'staff' | 'now'>,
  { id, askedBy }: StaffRequest,
  state: 'agreed' | 'refused' | 'outdated',
): Promise<void> => {
  if (askedBy === staff.personId) throw new ApiFailure('SECOND_PERSON_REQUIRED');
  const by = { decidedBy: staff.personId, decidedByName: staff.name };
  const decided = await tx
    .update(staffRequests)
    .set({ state, decidedAt: now(), ...(state !== 'outdated' && by) })
    .where(and(eq(staffRequests.id, id), eq(staffRequests.state, 'open')))
    .returning({ id: staffRequests.id });
  if (decided.length === 0) throw new ApiFailure('REQUEST_OVER');
};
