import { eq } from '#drizzle';
import { accounts } from '#identity';
import { ApiFailure, type Connection, mayDo, type StaffOfMerchant } from '#kernel';
import { type CorrectionRequest, decideRequest, recordAction } from '#staff';
import { applyCorrection } from './applyCorrection.ts';

/**
 * Decides as the second person about a member's money, which the person has to be granted besides; agreeing moves it in
 * the same transaction. Throws `LedgerRefusal` where more would be taken than is there: then the request stays open.
 */
export const decideCorrection = async (
  tx: Connection,
  context: StaffOfMerchant,
  request: CorrectionRequest,
  { isAgreed, reason }: { isAgreed: boolean; reason: string | null },
): Promise<'done' | 'refused'> => {
  if (!mayDo(context.staff.grants, 'members.correct', context.merchant.code))
    throw new ApiFailure('NOT_PERMITTED');
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, request.subject)).for('update');
  if (!account) throw new ApiFailure('NOT_FOUND');
  await decideRequest(tx, context, request, isAgreed ? 'agreed' : 'refused');
  if (isAgreed) await applyCorrection(tx, context, account, request);
  await recordAction(tx, context, {
    subject: account.username,
    before: { asked: request.kind, askedBy: request.askedByName },
    after: { request: isAgreed ? 'agreed' : 'refused', amount: request.amount },
    reason: reason ?? request.answer,
  });
  return isAgreed ? 'done' : 'refused';
};
