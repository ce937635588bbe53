import type { Handler } from '#kernel';
import { requireMember } from '../../members/requireMember.ts';
import { describeErasure } from './describeErasure.ts';

/** How it stands with the erasure of a member: what hinders it, what was asked for, or what is left of it. */
export const getStaffErasure: Handler<'getStaffErasure'> = ({ tenant, now }, { query }) =>
  tenant(async (tx) => describeErasure(tx, await requireMember(tx, query.id), now()));
