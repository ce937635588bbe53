import { eq } from '#drizzle';
import { accounts } from '#identity';
import type { Handler } from '#kernel';
import { changeMember } from './changeMember.ts';

/** Lets a member in again. */
export const unlockStaffMember: Handler<'unlockStaffMember'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, { id, isBlocked, blockReason }) => {
    await tx.update(accounts).set({ isBlocked: false, blockReason: null }).where(eq(accounts.id, id));
    return {
      before: { locked: isBlocked, answer: blockReason },
      after: { locked: false, answer: null },
      reason: body.reason,
    };
  });
