import type { ValueOf } from '@marquee/contract';
import type { StaffOfMerchant } from '#kernel';
import { askSecondPerson, recordAction } from '#staff';
import { findRules } from '../../withdrawalRules/findRules.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import type { Withdrawal } from '../schema.ts';
import { carryOut } from './carryOut.ts';
import { requireUnclaimed } from './claims.ts';
import type { Decision } from './Decision.ts';
import { describeForStaff } from './describeForStaff.ts';

/**
 * Does what one person decides, or asks a second one: about every dispute that is to be rejected, and about paying or
 * returning anything of a withdrawal as large as the merchant's threshold, however small the part. `read` says what was
 * decided, and throws where the withdrawal does not stand so.
 */
export const decideWithdrawal = (
  context: StaffOfMerchant,
  reference: string,
  read: (before: Withdrawal) => Decision,
): Promise<ValueOf<'approveStaffWithdrawal'>> =>
  context.tenant(async (tx) => {
    const before = await lockByReference(tx, reference);
    await requireUnclaimed(tx, context, before);
    const decision = read(before);
    const { kind, amount, answer } = decision;
    const { secondPersonAmount } = await findRules(tx, before.accountId, before.currency);
    const isShared = kind === 'rejectDispute' || before.amount >= secondPersonAmount;
    if (kind === 'reject' || !isShared) await carryOut(tx, context, before, decision);
    else {
      const asked = { kind, subject: reference, subjectAt: before.changedAt, amount, answer };
      await askSecondPerson(tx, context, asked);
      await recordAction(tx, context, {
        subject: reference,
        after: { asked: kind, amount },
        reason: answer,
      });
    }
    const withdrawal = await describeForStaff(tx, reference, context.now());
    return { outcome: kind !== 'reject' && isShared ? 'asked' : 'done', withdrawal };
  });
