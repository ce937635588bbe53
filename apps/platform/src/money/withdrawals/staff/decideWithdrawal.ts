import type { ValueOf } from '@marquee/contract';
import type { StaffOfMerchant } from '#kernel';
import { askSecondPerson, recordAction } from '#staff';
import { findRules } from '../../withdrawalRules/findRules.ts';
import { lockByReference } from '../lockWithdrawal.ts';
import { isEndedByForce } from '../recordForced.ts';
import type { Withdrawal } from '../schema.ts';
import { carryOut } from './carryOut.ts';
import { requireUnclaimed } from './claims.ts';
import type { Decision } from './Decision.ts';
import { describeForStaff } from './describeForStaff.ts';

/**
 * Does what one person decides, or asks a second one: about every dispute that is to be rejected, every receipt that ends a
 * withdrawal without its member's word, and about paying or returning anything of a withdrawal as large as the merchant's
 * threshold, however small the part. `read` says what was decided, and throws where the withdrawal does not stand so.
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
    const isFinal = kind === 'rejectDispute' || (kind === 'forceReceipt' && isEndedByForce(before));
    if (kind === 'reject' || kind === 'hold' || kind === 'resume') {
      await carryOut(tx, context, before, decision);
      return { outcome: 'done', withdrawal: await describeForStaff(tx, reference, context.now()) };
    }
    const isShared = isFinal || before.amount >= secondPersonAmount;
    if (!isShared) await carryOut(tx, context, before, decision);
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
    return { outcome: isShared ? 'asked' : 'done', withdrawal };
  });
