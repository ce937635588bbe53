import { and, eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { passkeyRequest } from '../secondFactor/passkeys/passkeyRequest.ts';
import { passkeys } from '../secondFactor/passkeys/schema.ts';
import { findChallenge } from './challenge/findChallenge.ts';
import { findLoginWays } from '../proofs/findLoginWays.ts';

/** Asks for a passkey: of whomever it may be, or of the member whose login waits for a second proof. */
export const askPasskey: Handler<'askPasskey'> = async (context, { body }) => {
  const { merchant, services, clientAddress, host } = context;
  await services.limiter.enforce('passkeyAsked', merchant.code, clientAddress);
  if (!body.challenge) return passkeyRequest(context, { purpose: 'login' });
  const challenge = await findChallenge(context, body.challenge);
  const { id, account } = challenge;
  const known = await context.tenant(async (tx) => {
    const ways = await findLoginWays(tx, context, challenge);
    if (!ways.some(({ method }) => method === 'passkey')) throw new ApiFailure('VERIFICATION_OVER');
    return tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.accountId, account.id), eq(passkeys.host, host)));
  });
  return passkeyRequest(context, { purpose: 'proof', subject: id }, known);
};
