import { and, eq } from '#drizzle';
import { ApiFailure, type Connection, type Context, recordEvent } from '#kernel';
import { recoveryCodes } from '../schema.ts';
import { authenticatorOf } from './authenticatorOf.ts';
import { recoveryCodeMac } from './recoveryCodeMac.ts';
import { stepOf } from './stepOf.ts';
import { takeStep } from './takeStep.ts';

/**
 * Uses up a code of the member's app or a recovery code, each once, in the transaction of what it is for. Throws
 * CODE_WRONG, and AUTHENTICATOR_OFF where no app is confirmed.
 */
export const useAuthenticatorCode = async (
  tx: Connection,
  context: Context,
  accountId: string,
  typed: string,
): Promise<void> => {
  const authenticator = await authenticatorOf(tx, context, accountId);
  if (!authenticator?.confirmedAt) throw new ApiFailure('AUTHENTICATOR_OFF');
  const code = typed.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(authenticator.secret, code, context.now());
    if (step === null || !(await takeStep(tx, accountId, step))) throw new ApiFailure('CODE_WRONG');
    return;
  }
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeMac, recoveryCodeMac(context, accountId, typed)),
      ),
    )
    .returning({ accountId: recoveryCodes.accountId });
  if (used.length === 0) throw new ApiFailure('CODE_WRONG');
  await recordEvent(tx, context, 'authenticator.recoveryUsed', accountId);
};
