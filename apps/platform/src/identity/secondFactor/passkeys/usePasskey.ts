import type { BodyOf } from '@marquee/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import { type Account, accounts } from '../../accounts/schema.ts';
import { type PasskeyPurpose, takePasskeyChallenge } from './passkeyChallenge.ts';
import { passkeys } from './schema.ts';

type Assertion = BodyOf<'loginByPasskey'>['assertion'];

/** Whose passkey signed, and what notes its use, in the transaction of what it is for. */
export type UsedPasskey = { account: Account; use: (tx: Connection) => Promise<void> };

const findPasskey = async (context: Context, credentialId: string) => {
  const [found] = await context.tenant((tx) =>
    tx
      .select({ passkey: passkeys, account: accounts })
      .from(passkeys)
      .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
      .where(and(eq(passkeys.merchantCode, context.merchant.code), eq(passkeys.credentialId, credentialId))),
  );
  return found;
};

/**
 * Checks what a passkey signed: for this purpose and site, once, by a person that it has verified. Throws
 * PASSKEY_REFUSED. A counter that does not go on is a copy of the key: it is refused, and the trail keeps it.
 */
export const usePasskey = async (
  context: Context,
  meant: PasskeyPurpose,
  assertion: Assertion,
): Promise<UsedPasskey> => {
  const found = await findPasskey(context, assertion.id);
  if (!found) throw new ApiFailure('PASSKEY_REFUSED');
  const { passkey, account } = found;
  const refuse = async (reason: string) => {
    await context.tenant((tx) => recordEvent(tx, context, 'passkey.refused', account.id, { reason }));
    return new ApiFailure('PASSKEY_REFUSED');
  };
  const { id, ...response } = assertion;
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: (challenge) => takePasskeyChallenge(context, meant, challenge),
    expectedOrigin: context.origin,
    expectedRPID: context.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      // Compared below, where a copy is told from any other mistake.
      counter: 0,
    },
  }).catch(() => null);
  if (!verified?.verified) throw await refuse('signature');
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const isCopy = newCounter <= passkey.counter && (newCounter > 0 || passkey.counter > 0);
  if (isCopy) throw await refuse('counter');
  const use = async (tx: Connection) => {
    const used = await tx
      .update(passkeys)
      .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: context.now() })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id });
    if (used.length === 0) throw new ApiFailure('PASSKEY_REFUSED');
  };
  return { account, use };
};
