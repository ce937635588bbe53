import type { Handler } from '#kernel';
import { guardLookups } from '../guardLookups.ts';
import { requireMember } from '../requireMember.ts';
import { describeMember } from './describeMember.ts';

/** One member; a look counts as a lookup. */
export const getStaffMember: Handler<'getStaffMember'> = async (context, { query }) => {
  await guardLookups(context, 'staffLookups');
  return context.tenant(async (tx) => describeMember(tx, context, await requireMember(tx, query.id)));
};
