import { and, eq } from '#drizzle';
import { ApiFailure, type Handler, isId } from '#kernel';
import { staffPasskeys } from '../passkeys/schema.ts';
import { changeProofs } from './changeProofs.ts';

/** Forgets one of the person's own passkeys. */
export const removeStaffPasskey: Handler<'removeStaffPasskey'> = (context, { body: { id } }) =>
  changeProofs(context, async (tx, person) => {
    const removed = isId(id)
      ? await tx
          .delete(staffPasskeys)
          .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.personId, person.id)))
          .returning({ id: staffPasskeys.id })
      : [];
    if (removed.length === 0) throw new ApiFailure('NOT_FOUND');
    return { value: { removed: true }, isAdded: false, before: { passkey: id } };
  });
