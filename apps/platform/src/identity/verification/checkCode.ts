import { and, gt, lt, sql } from '#drizzle';
import { ApiFailure, codes, type Connection, type Context, macOf, recordEvent } from '#kernel';
import { codeKey } from './codeKey.ts';
import { type CodePurpose, verificationCodes } from './schema.ts';

/**
 * Lets a call go on when `code` is the current one that this browser asked for; a wrong one costs a try of it. The
 * code is not spent: `spendCode` does that in the transaction of what it is for. Throws CODE_WRONG,
 * CODE_EXPIRED, CODE_TRIES_EXCEEDED or RATE_LIMITED, the same for a number that nobody has.
 */
export const checkCode = async (
  context: Context,
  purpose: CodePurpose,
  mobile: string,
  code: string,
): Promise<void> => {
  const { merchant, services, clientAddress } = context;
  await services.limiter.enforce('codeTriesAddress', merchant.code, clientAddress);
  const mac = macOf(services.config.macKey, 'code', merchant.code, purpose, mobile, code.trim());
  const table = verificationCodes;
  const key = codeKey(context, purpose, mobile);

  const tryCode = async (tx: Connection) => {
    // One statement counts and compares, so that tries made at the same moment all count.
    const [tried] = await tx
      .update(table)
      .set({ tries: sql`${table.tries} + case when ${table.codeMac} = ${mac} then 0 else 1 end` })
      .where(and(key, lt(table.tries, codes.tries), gt(table.expiresAt, context.now())))
      .returning({ codeMac: table.codeMac, tries: table.tries });
    if (tried?.codeMac === mac) return null;
    if (tried) return tried.tries < codes.tries ? 'CODE_WRONG' : 'CODE_TRIES_EXCEEDED';
    const [old] = await tx.select({ tries: table.tries }).from(table).where(key);
    if (!old) return 'CODE_WRONG';
    return old.tries < codes.tries ? 'CODE_EXPIRED' : 'CODE_TRIES_EXCEEDED';
  };
  const refusal = await context.tenant(async (tx) => {
    const reason = await tryCode(tx);
    if (reason) await recordEvent(tx, context, 'code.refused', null, { purpose, reason });
    return reason;
  });
  if (refusal) throw new ApiFailure(refusal);
};
