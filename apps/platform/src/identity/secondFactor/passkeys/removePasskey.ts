import { and, eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { confirmPasskeyOwner } from './confirmPasskeyOwner.ts';
import { passkeys } from './schema.ts';
import { tellPasskey } from './tellPasskey.ts';

/** Forgets one of the member's own passkeys. */
export const removePasskey: Handler<'removePasskey'> = async (context, { body }) => {
  const account = await confirmPasskeyOwner(context, body);
  await context.tenant(async (tx) => {
    const removed = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, body.id), eq(passkeys.accountId, account.id)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw new ApiFailure('NOT_FOUND');
    await recordEvent(tx, context, 'passkey.removed', account.id);
    await tellPasskey(tx, context, account, 'passkeyRemoved');
  });
  return { removed: true };
};
