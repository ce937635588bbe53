import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { eq } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { accounts } from '../../accounts/schema.ts';
import { takePasskeyChallenge } from './passkeyChallenge.ts';
import { passkeyFigures } from './passkeyFigures.ts';
import { passkeys } from './schema.ts';
import { shownPasskey } from './shownPasskey.ts';
import { tellPasskey } from './tellPasskey.ts';

/** Keeps a passkey that was made for this member and host. What made it is not asked (no attestation). */
export const addPasskey: Handler<'addPasskey'> = async (context, { body }) => {
  const { merchant, session } = context;
  const { id, transports = [], ...made } = body;
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: made,
    },
    expectedChallenge: (challenge) =>
      takePasskeyChallenge(context, { purpose: 'add', subject: session.accountId }, challenge),
    expectedOrigin: context.origin,
    expectedRPID: context.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyFigures.algorithms],
  }).catch(() => null);
  if (!verified?.verified) throw new ApiFailure('PASSKEY_REFUSED');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return context.tenant(async (tx) => {
    const [added] = await tx
      .insert(passkeys)
      .values({
        merchantCode: merchant.code,
        accountId: session.accountId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports,
        isSynced: credentialBackedUp,
        host: context.host,
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
