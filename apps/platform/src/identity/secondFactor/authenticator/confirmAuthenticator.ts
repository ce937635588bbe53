import { and, eq, isNull } from '#drizzle';
import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { authenticators } from '../schema.ts';
import { authenticatorOf } from './authenticatorOf.ts';
import { confirmMember } from './confirmMember.ts';
import { issueRecoveryCodes } from './issueRecoveryCodes.ts';
import { stepOf } from './stepOf.ts';
import { takeStep } from './takeStep.ts';
import { tellAuthenticator } from './tellAuthenticator.ts';

/** Turns the authenticator on by a code of the new secret; that code is used up by it. */
export const confirmAuthenticator: Handler<'confirmAuthenticator'> = async (context, { body }) => {
  const { services, merchant, now } = context;
  const account = await confirmMember(context, body);
  const recoveryCodes = await context.tenant(async (tx) => {
    const pending = await authenticatorOf(tx, context, account.id);
    if (!pending) throw new ApiFailure('AUTHENTICATOR_OFF');
    if (pending.confirmedAt) throw new ApiFailure('AUTHENTICATOR_ON');
    const step = stepOf(pending.secret, body.code.replaceAll(/\s/g, ''), now());
    if (step === null || !(await takeStep(tx, account.id, step))) throw new ApiFailure('CODE_WRONG');
    const confirmed = await tx
      .update(authenticators)
      .set({ confirmedAt: now() })
      .where(and(eq(authenticators.accountId, account.id), isNull(authenticators.confirmedAt)))
      .returning({ accountId: authenticators.accountId });
    if (confirmed.length === 0) throw new ApiFailure('AUTHENTICATOR_ON');
    await recordEvent(tx, context, 'authenticator.on', account.id);
    await tellAuthenticator(tx, context, account, true);
    return issueRecoveryCodes(tx, context, account.id);
  });
  await services.limiter.clear('authenticatorCode', merchant.code, account.id);
  return { recoveryCodes };
};
