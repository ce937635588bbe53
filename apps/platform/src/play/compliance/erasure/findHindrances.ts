import type { ErasureHindrance } from '@marquee/contract';
import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';
import { findExclusion } from '../../responsiblePlay/findExclusion.ts';

type Found = Record<Exclude<ErasureHindrance, 'exclusion'>, boolean>;

/** What has to be settled before a member's data may be erased; nothing of it may be lost with their name. */
export const findHindrances = async (
  tx: Connection,
  account: string,
  now: Date,
): Promise<ErasureHindrance[]> => {
  const [found] = await rowsOf<Found>(
    tx,
    sql`select
      exists (select from ledger_accounts a where a.owner_id = ${account}::uuid and a.balance <> 0) as money,
      exists (select from deposits d where d.account_id = ${account}::uuid and d.state = 'waiting' and d.expires_at > ${now.toISOString()}::timestamptz) as deposit,
      exists (
        select from withdrawals w where w.account_id = ${account}::uuid
          and w.state not in ('completed', 'partCompleted', 'rejected', 'cancelled', 'failed')
      ) as withdrawal,
      exists (select from game_rounds r where r.account_id = ${account}::uuid and r.closed_at is null) as round,
      exists (select from feedback f where f.account_id = ${account}::uuid and f.answered_at is null) as question,
      exists (select from play_reviews p where p.account_id = ${account}::uuid and p.decision is null) as review,
      exists (select from accounts a where a.upline_id = ${account}::uuid) as downline`,
  );
  const exclusion = await findExclusion(tx, account, now);
  return [
    ...Object.entries(found ?? {}).flatMap(([name, stands]) => (stands ? [name as ErasureHindrance] : [])),
    ...(exclusion ? ['exclusion' as const] : []),
  ];
};
