import { isNull } from '#drizzle';
import { Secret, TOTP } from 'otpauth';
import { ApiFailure, type Handler } from '#kernel';
import { authenticators } from '../schema.ts';
import { secondFactorFigures } from '../secondFactorFigures.ts';
import { sealSecret } from './sealSecret.ts';

/** Makes a new secret of 160 bits for the member's app. An authenticator that is on stays as it is. */
export const beginAuthenticator: Handler<'beginAuthenticator'> = async (context) => {
  const { session, merchant, services, now } = context;
  const secret = new Secret({ size: 20 });
  const seal = { key: services.config.memberKeys.seal, owner: session.accountId };
  const fresh = { sealedSecret: sealSecret(secret.base32, seal), createdAt: now(), lastStep: null };
  const written = await context.tenant((tx) =>
    tx
      .insert(authenticators)
      .values({ accountId: session.accountId, merchantCode: merchant.code, ...fresh })
      .onConflictDoUpdate({
        target: authenticators.accountId,
        set: fresh,
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ accountId: authenticators.accountId }),
  );
  if (written.length === 0) throw new ApiFailure('AUTHENTICATOR_ON');
  const totp = new TOTP({
    issuer: merchant.brand.name,
    label: session.username,
    secret,
    period: secondFactorFigures.stepSeconds,
  });
  return { secret: secret.base32, uri: totp.toString() };
};
