import { eq } from '#drizzle';
import { accounts, mayLogIn } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { changeMember } from './changeMember.ts';

/** Sets the label beside a member's name and the type of the account; free play stays free play. */
export const setStaffMemberLabel: Handler<'setStaffMemberLabel'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, account) => {
    if (!mayLogIn(account)) throw new ApiFailure('NOT_MEMBER');
    const { clubLabel, type } = body;
    await tx.update(accounts).set({ clubLabel, type }).where(eq(accounts.id, account.id));
    return {
      before: { label: account.clubLabel, type: account.type },
      after: { label: clubLabel, type },
      reason: body.reason,
    };
  });
