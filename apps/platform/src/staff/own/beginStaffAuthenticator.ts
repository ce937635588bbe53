import { eq } from '#drizzle';
import { Secret, TOTP } from 'otpauth';
import { sealSecret } from '#identity';
import type { Handler } from '#kernel';
import { sealFor } from '../people/authenticator.ts';
import { staffPeople } from '../people/schema.ts';

/** Makes a secret for an app of the person's. One that is set up already counts until the first code of the new one. */
export const beginStaffAuthenticator: Handler<'beginStaffAuthenticator'> = async ({
  services,
  staff,
  host,
}) => {
  const secret = new Secret({ size: 20 });
  const nextSecret = sealSecret(secret.base32, sealFor(services, staff.personId));
  await services.database.system((db) =>
    db.update(staffPeople).set({ nextSecret }).where(eq(staffPeople.id, staff.personId)),
  );
  const uri = new TOTP({ issuer: host, label: staff.email, secret }).toString();
  return { secret: secret.base32, uri };
};
