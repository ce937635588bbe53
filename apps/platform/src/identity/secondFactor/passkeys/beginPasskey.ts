import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { confirmPasskeyOwner } from './confirmPasskeyOwner.ts';
import { issuePasskeyChallenge } from './passkeyChallenge.ts';
import { passkeyFigures } from './passkeyFigures.ts';
import { passkeyCreation } from './passkeyOptions.ts';
import { passkeys } from './schema.ts';

/** Asks the browser for a new passkey of this host, one that it finds again without a username. */
export const beginPasskey: Handler<'beginPasskey'> = async (context, { body }) => {
  const { id, username, nickname } = await confirmPasskeyOwner(context, body);
  const known = await context.tenant((tx) => tx.select().from(passkeys).where(eq(passkeys.accountId, id)));
  if (known.length >= passkeyFigures.most) throw new ApiFailure('TOO_MANY_PASSKEYS');
  return passkeyCreation({
    challenge: await issuePasskeyChallenge(context, { purpose: 'add', subject: id }),
    rp: { id: context.host, name: context.merchant.brand.name },
    user: { id, name: username, displayName: nickname },
    known: known.filter(({ host }) => host === context.host),
  });
};
