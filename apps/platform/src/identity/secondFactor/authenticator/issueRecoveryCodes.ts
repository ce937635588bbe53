import { randomInt } from 'node:crypto';
import { eq } from '#drizzle';
import type { Connection, Context } from '#kernel';
import { recoveryCodes } from '../schema.ts';
import { secondFactorFigures } from '../secondFactorFigures.ts';
import { recoveryCodeMac } from './recoveryCodeMac.ts';

/** Letters and digits that nobody takes for one another. Ten of them are 49 bits. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const newCode = () => {
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
};

/** Makes an account's recovery codes, in place of those that it has. */
export const issueRecoveryCodes = async (
  tx: Connection,
  context: Context,
  accountId: string,
): Promise<string[]> => {
  const codes = Array.from({ length: secondFactorFigures.recoveryCodes }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      merchantCode: context.merchant.code,
      accountId,
      codeMac: recoveryCodeMac(context, accountId, code),
    })),
  );
  return codes;
};
