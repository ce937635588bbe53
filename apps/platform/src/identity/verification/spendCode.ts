import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, macOf } from '#kernel';
import { codeKey } from './codeKey.ts';
import { type CodePurpose, verificationCodes } from './schema.ts';

/**
 * Spends a code that `checkCode` found right, within the transaction of what it is for. Throws CODE_EXPIRED
 * when another call has spent it in between, so that one code never does two things.
 */
export const spendCode = async (
  tx: Connection,
  context: Context,
  purpose: CodePurpose,
  mobile: string,
  code: string,
): Promise<void> => {
  const { merchant, services } = context;
  const mac = macOf(services.config.macKey, 'code', merchant.code, purpose, mobile, code.trim());
  const spent = await tx
    .delete(verificationCodes)
    .where(and(codeKey(context, purpose, mobile), eq(verificationCodes.codeMac, mac)))
    .returning({ mobile: verificationCodes.mobile });
  if (spent.length === 0) throw new ApiFailure('CODE_EXPIRED');
};
