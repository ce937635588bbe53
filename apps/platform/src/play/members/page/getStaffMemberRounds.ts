import { sql } from '#drizzle';
import { type Handler, rowsOf } from '#kernel';
import { findRounds } from '../../records/findRounds.ts';
import { gameRounds } from '../../rounds/schema.ts';
import { requireMember } from '../requireMember.ts';

/** Rounds that are counted; whoever has played more is not read to the end for a number. */
const mostCounted = 10_000;

/** The rounds that a member has begun, of all days. */
export const getStaffMemberRounds: Handler<'getStaffMemberRounds'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { id, page = 1, pageSize = 20 } = query;
    const account = await requireMember(tx, id);
    const [counted] = await rowsOf<{ total: number }>(
      tx,
      sql`select count(*)::int as total from (
        select from ${gameRounds} where account_id = ${account.id} limit ${mostCounted}
      ) as counted`,
    );
    const rounds = await findRounds(tx, {
      accountId: account.id,
      period: null,
      vassalage: undefined,
      reader: context,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      total: counted?.total ?? 0,
      rounds: rounds.map(({ gameId: _game, vassalage: _vendor, ...round }) => round),
    };
  });
