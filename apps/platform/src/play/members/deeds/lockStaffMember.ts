import { eq } from '#drizzle';
import { accounts, endSessions } from '#identity';
import type { Handler } from '#kernel';
import { changeMember } from './changeMember.ts';

/** Locks a member out at once: sessions and remembered logins end, and games take no bets any more. */
export const lockStaffMember: Handler<'lockStaffMember'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, { id, isBlocked, blockReason }) => {
    const change = { isBlocked: true, blockReason: body.answer };
    await tx.update(accounts).set(change).where(eq(accounts.id, id));
    await endSessions(tx, id, context.now());
    return {
      before: { locked: isBlocked, answer: blockReason },
      after: { locked: true, answer: body.answer },
      reason: body.reason,
    };
  });
