import { endSessions } from '#identity';
import type { Handler } from '#kernel';
import { changeMember } from './changeMember.ts';

/** Logs a member out on every browser. */
export const endStaffMemberSessions: Handler<'endStaffMemberSessions'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, { id }) => {
    await endSessions(tx, id, context.now());
    return { after: { sessions: 0 }, reason: body.reason };
  });
