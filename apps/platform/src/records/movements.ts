import type { ValueOf } from '@marquee/contract';
import { type SQL, sql } from 'drizzle-orm';

/** What a movement of money was, as a member knows it. */
export type MovementKind = ValueOf<'getAccountRecord'>['movements'][number]['kind'];

/** By the first part of a transfer's kind; whatever is not named here is `other`. */
const kindsOf: Readonly<Record<string, MovementKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bet: 'bet',
  win: 'win',
  rollback: 'refund',
  bonus: 'bonus',
  wallet: 'transfer',
  demo: 'demo',
};

/** SQL for the kind of movement that a transfer's kind is. */
export const movementOf = (kind: SQL): SQL<MovementKind> => {
  const cases = Object.entries(kindsOf).map(([part, movement]) => sql`when ${part} then ${movement}`);
  return sql`case split_part(${kind}, '.', 1) ${sql.join(cases, sql` `)} else 'other' end`;
};
