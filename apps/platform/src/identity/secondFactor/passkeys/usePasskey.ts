import type { BodyOf } from '@marquee/contract';
import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import { type Account, accounts } from '../../accounts/schema.ts';
import { checkSignedPasskey, type PasskeyFault } from './checkPasskey.ts';
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
  const refuse = async (reason: PasskeyFault) => {
    await context.tenant((tx) => recordEvent(tx, context, 'passkey.refused', account.id, { reason }));
    return new ApiFailure('PASSKEY_REFUSED');
  };
  const { origin, host } = context;
  const takeChallenge = (challenge: string) => takePasskeyChallenge(context, meant, challenge);
  const checked = await checkSignedPasskey({ origin, host, takeChallenge }, passkey, assertion);
  if (typeof checked === 'string') throw await refuse(checked);
  const use = async (tx: Connection) => {
    const used = await tx
      .update(passkeys)
      .set({ ...checked, lastUsedAt: context.now() })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id });
    if (used.length === 0) throw new ApiFailure('PASSKEY_REFUSED');
  };
  return { account, use };
};
