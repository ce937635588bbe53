import { and, eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { passkeyRequest } from '../secondFactor/passkeys/passkeyRequest.ts';
import { passkeys } from '../secondFactor/passkeys/schema.ts';

/** Asks for one of the member's own passkeys, to prove a change of the account. */
export const askProofPasskey: Handler<'askProofPasskey'> = async (context) => {
  const { session, host } = context;
  const known = await context.tenant((tx) =>
    tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.accountId, session.accountId), eq(passkeys.host, host))),
  );
  if (known.length === 0) throw new ApiFailure('PASSKEY_REFUSED');
  return passkeyRequest(context, { purpose: 'confirm', subject: session.accountId }, known);
};
