import type { ValueOf } from '@marquee/contract';
import { eq } from '#drizzle';
import { type Account, accounts, refuseErased } from '#identity';
import type { Connection, StaffOfMerchant } from '#kernel';
import { recordAction } from '#staff';
import { describeMember } from '../page/describeMember.ts';
import { requireMember } from '../requireMember.ts';

type Deed = Omit<Parameters<typeof recordAction>[2], 'subject'>;

/**
 * Does something to a member, whose account is locked meanwhile, writes down what `work` says of it, and answers the
 * member as they are then. Throws `NOT_FOUND` and `MEMBER_ERASED`.
 */
export const changeMember = (
  context: StaffOfMerchant,
  id: string,
  work: (tx: Connection, account: Account) => Promise<Deed>,
): Promise<ValueOf<'getStaffMember'>> =>
  context.tenant(async (tx) => {
    const { id: accountId, username } = await requireMember(tx, id);
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
    await refuseErased(tx, accountId);
    const deed = await work(tx, await requireMember(tx, accountId));
    await recordAction(tx, context, { subject: username, ...deed });
    return describeMember(tx, context, await requireMember(tx, accountId));
  });
