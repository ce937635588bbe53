import { findAccountSessions, maskAddress } from '#identity';
import type { Handler } from '#kernel';
import { requireMember } from '../requireMember.ts';

/** Where and on what a member is and was logged in; addresses are masked. */
export const getStaffMemberSessions: Handler<'getStaffMemberSessions'> = ({ tenant, now }, { query }) =>
  tenant(async (tx) => {
    const { id, page = 1, pageSize = 20 } = query;
    const account = await requireMember(tx, id);
    const { total, sessions } = await findAccountSessions(tx, account.id, {
      now: now(),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      total,
      sessions: sessions.map((session) => ({ ...session, address: maskAddress(session.address) })),
    };
  });
