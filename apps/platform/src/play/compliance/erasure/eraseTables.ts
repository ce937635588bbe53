import { sql } from '#drizzle';
import type { Connection } from '#kernel';
import { memberTables } from '../export/memberTables.ts';
import { guardedTables, tableErasures, type TableErasure } from './tableErasures.ts';

/** What of a table is a member's here beyond what an export tells. */
const wider: Readonly<Record<string, string>> = {
  login_challenges: 't.account_id = $member',
  outbox: `${memberTables['outbox']?.where ?? 'false'}
    or t.recipient in (select s.id::text from push_subscriptions s where s.account_id = $member)`,
  // By ids alone: requests about a withdrawal are about payments, and keep their words as long as those.
  staff_requests: 't.subject = $member::text',
};

const statementOf = (table: string, part: NonNullable<TableErasure['now']>, member: string): string => {
  const where = (wider[table] ?? memberTables[table]?.where ?? 'false').replaceAll('$member', member);
  if (part === 'rows') return `delete from "${table}" t where ${where}`;
  const set = Object.entries(part).map(([column, value]) => `"${column}" = ${value}`);
  return `update "${table}" t set ${set.join(', ')} where ${where}`;
};

/** Erases what goes `now` or `later` of a member, whose id has to be that of an account, in the order of the list. */
export const eraseTables = async (tx: Connection, id: string, when: 'now' | 'later'): Promise<void> => {
  for (const [table, erasure] of Object.entries(tableErasures)) {
    const part = erasure[when];
    if (!part || guardedTables.includes(table)) continue;
    await tx.execute(sql.raw(statementOf(table, part, `'${id.replaceAll("'", "''")}'::uuid`)));
  }
};
