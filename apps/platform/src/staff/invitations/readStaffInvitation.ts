import { Secret, TOTP } from 'otpauth';
import type { Handler } from '#kernel';
import { grantsOf } from '../people/grantsOf.ts';
import { openInvitation } from './openInvitation.ts';

/** Tells whoever holds a link whom it is for and what their authenticator is to take; the same each time. */
export const readStaffInvitation: Handler<'readStaffInvitation'> = async (context, { body }) => {
  const { services, clientAddress, now, host } = context;
  await services.limiter.enforce('staffInvitation', clientAddress);
  return services.database.system(async (db) => {
    const { person, secret, expiresAt } = await openInvitation(db, services, {
      token: body.token,
      now: now(),
    });
    const totp = new TOTP({ issuer: host, label: person.email, secret: Secret.fromBase32(secret) });
    return {
      email: person.email,
      grants: await grantsOf(db, person.id),
      secret,
      uri: totp.toString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
};
