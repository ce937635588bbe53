import { eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { accounts } from '../../accounts/schema.ts';
import { checkMadePasskey } from './checkPasskey.ts';
import { takePasskeyChallenge } from './passkeyChallenge.ts';
import { passkeys } from './schema.ts';
import { shownPasskey } from './shownPasskey.ts';
import { tellPasskey } from './tellPasskey.ts';

/** Keeps a passkey that was made for this member and host. */
export const addPasskey: Handler<'addPasskey'> = async (context, { body }) => {
  const { merchant, session, origin, host } = context;
  const made = await checkMadePasskey(
    {
      origin,
      host,
      takeChallenge: (challenge) =>
        takePasskeyChallenge(context, { purpose: 'add', subject: session.accountId }, challenge),
    },
    body,
  );
  if (!made) throw new ApiFailure('PASSKEY_REFUSED');
  return context.tenant(async (tx) => {
    const [added] = await tx
      .insert(passkeys)
      .values({
        ...made,
        merchantCode: merchant.code,
        accountId: session.accountId,
        userAgent: context.userAgent,
        addedAt: context.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) throw new ApiFailure('PASSKEY_REFUSED');
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, session.accountId));
    await recordEvent(tx, context, 'passkey.added', session.accountId);
    if (account) await tellPasskey(tx, context, account, 'passkeyAdded');
    return shownPasskey(added);
  });
};
