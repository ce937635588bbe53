import { and, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { memberFlags } from '../schema.ts';
import { changeMember } from './changeMember.ts';

/** Sets a flag on a member, or takes it away. */
export const setStaffMemberFlag: Handler<'setStaffMemberFlag'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, { id }) => {
    const { merchant, staff, now } = context;
    const { flag, isSet, reason } = body;
    const mark = { merchantCode: merchant.code, accountId: id, flag, person: staff.name, setAt: now() };
    if (isSet) await tx.insert(memberFlags).values(mark).onConflictDoNothing();
    else await tx.delete(memberFlags).where(and(eq(memberFlags.accountId, id), eq(memberFlags.flag, flag)));
    return { before: { [flag]: !isSet }, after: { [flag]: isSet }, reason };
  });
