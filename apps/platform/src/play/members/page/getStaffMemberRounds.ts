import { sql } from '#drizzle';
import { type Handler, readQuoted, rowsOf } from '#kernel';
import { findRounds } from '../../records/findRounds.ts';
import { gameRounds } from '../../rounds/schema.ts';
import { requireMember } from '../requireMember.ts';

/** Rounds that are counted; whoever has played more is not read to the end for a number. */
const mostCounted = 10_000;

/** The rounds that a member has begun, of all days. */
export const getStaffMemberRounds: Handler<'getStaffMemberRounds'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { id, reference, page = 1, pageSize = 20 } = query;
    const account = await requireMember(tx, id);
    const quoted = reference === undefined ? undefined : readQuoted(reference);
    if (reference !== undefined && quoted?.of !== 'R') return { total: 0, rounds: [] };
    const roundId = quoted?.id;
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
      id: roundId,
      reader: context,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      total: roundId === undefined ? (counted?.total ?? 0) : rounds.length,
      rounds: rounds.map(({ gameId: _game, vassalage: _vendor, ...round }) => round),
    };
  });
