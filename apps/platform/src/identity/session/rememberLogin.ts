import { eq } from '#drizzle';
import { type Connection, type Context, hashSecret, momentFrom, newSecret } from '#kernel';
import { cookieNames } from './cookieNames.ts';
import { readRememberedCookie } from './readRememberedCookie.ts';
import { rememberedLogins } from './schema.ts';
import { sessionFigures } from './sessionFigures.ts';
import type { LoginMethod } from '../accounts/LoginMethod.ts';

/**
 * Begins a remembered login of this browser in place of the one it had. Returns its series and the call that
 * sets its cookie, to be made once the transaction holds.
 */
export const rememberLogin = async (
  tx: Connection,
  context: Context,
  accountId: string,
  method: LoginMethod,
): Promise<{ series: string; keep: () => void }> => {
  const before = readRememberedCookie(context.cookies);
  if (before) await tx.delete(rememberedLogins).where(eq(rememberedLogins.series, before.series));

  const now = context.now();
  const [series, token] = [newSecret(), newSecret()];
  await tx.insert(rememberedLogins).values({
    series: hashSecret(series),
    merchantCode: context.merchant.code,
    accountId,
    method,
    tokenHash: hashSecret(token),
    rotatedAt: now,
    rotatedForIp: context.clientAddress,
    expiresAt: momentFrom(now, { hours: sessionFigures.rememberedHours }),
  });
  return {
    series: hashSecret(series),
    keep: () =>
      context.cookies.set(cookieNames.remembered, `${series}.${token}`, {
        maxAge: sessionFigures.rememberedHours * 3600,
      }),
  };
};
