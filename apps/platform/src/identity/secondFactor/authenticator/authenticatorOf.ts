import { eq } from '#drizzle';
import type { Connection, Context } from '#kernel';
import { authenticators } from '../schema.ts';
import { openSecret } from './sealSecret.ts';

/** The authenticator of an account with its secret opened, confirmed or not. */
export const authenticatorOf = async (
  tx: Connection,
  { services }: Pick<Context, 'services'>,
  accountId: string,
) => {
  const [found] = await tx.select().from(authenticators).where(eq(authenticators.accountId, accountId));
  if (!found) return null;
  const seal = { key: services.config.memberKeys.seal, owner: accountId };
  return { confirmedAt: found.confirmedAt, secret: openSecret(found.sealedSecret, seal) };
};
