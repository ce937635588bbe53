import { randomInt } from 'node:crypto';
import { codes, type Connection, type Context, macOf, momentFrom, newSecret } from '#kernel';
import { codeCookie, codeHolder } from './codeKey.ts';
import { type CodePurpose, verificationCodes } from './schema.ts';

/** A new random code of six digits. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Makes the current code of a number for a purpose and this browser; its one before is worth nothing any more. */
export const issueCode = async (
  tx: Connection,
  context: Context,
  purpose: CodePurpose,
  mobile: string,
): Promise<string> => {
  const code = newCode();
  const browser = context.cookies.get(codeCookie) ?? newSecret();
  context.cookies.set(codeCookie, browser, { maxAge: 2 * codes.expiredMinutes * 60 });
  const key = { merchantCode: context.merchant.code, purpose, mobile: codeHolder(mobile, browser) };
  const fresh = {
    codeMac: macOf(context.services.config.macKey, 'code', key.merchantCode, purpose, mobile, code),
    tries: 0,
    expiresAt: momentFrom(context.now(), { minutes: codes.expiredMinutes }),
  };
  await tx
    .insert(verificationCodes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [verificationCodes.merchantCode, verificationCodes.purpose, verificationCodes.mobile],
      set: fresh,
    });
  return code;
};
