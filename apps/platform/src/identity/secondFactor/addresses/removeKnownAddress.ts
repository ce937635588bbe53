import { and, eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { knownAddresses } from '../schema.ts';

/** Forgets one of the member's own addresses. Sessions that were opened from it go on. */
export const removeKnownAddress: Handler<'removeKnownAddress'> = async (context, { body }) => {
  const { session } = context;
  await context.tenant(async (tx) => {
    const removed = await tx
      .delete(knownAddresses)
      .where(and(eq(knownAddresses.id, body.id), eq(knownAddresses.accountId, session.accountId)))
      .returning({ id: knownAddresses.id });
    if (removed.length === 0) throw new ApiFailure('NOT_FOUND');
    await recordEvent(tx, context, 'address.removed', session.accountId);
  });
  return { removed: true };
};
