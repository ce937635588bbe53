import { type Handler, hashSecret } from '#kernel';
import { creationFor } from '../passkeys/creationFor.ts';
import { openInvitation } from './openInvitation.ts';

/** Asks the browser of whoever holds a link for the passkey that they come in by. */
export const beginInvitedPasskey: Handler<'beginInvitedPasskey'> = async (context, { body: { token } }) => {
  const { services, clientAddress, now } = context;
  await services.limiter.enforce('staffInvitation', clientAddress);
  const { person } = await services.database.system((db) =>
    openInvitation(db, services, { token, now: now() }),
  );
  return creationFor(context, person, { purpose: 'accept', subject: hashSecret(token) });
};
