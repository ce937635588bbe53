import type { ValueOf } from '@marquee/contract';
import { type SQL, sql } from '#drizzle';

/** What a movement of money was, as a member knows it. */
export type MovementKind = ValueOf<'getAccountRecord'>['movements'][number]['kind'];

/** By a transfer's kind, or the part of it before the first dot; whatever is not named here is `other`. */
const kindsOf: Readonly<Record<string, MovementKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  'vendor.bet': 'bet',
  'vendor.win': 'win',
  'vendor.rollback': 'refund',
  bonus: 'bonus',
  wallet: 'transfer',
  demo: 'demo',
  correction: 'correction',
};

const whens = (isWhole: boolean) =>
  sql.join(
    Object.entries(kindsOf)
      .filter(([kind]) => kind.includes('.') === isWhole)
      .map(([kind, movement]) => sql`when ${kind} then ${movement}`),
    sql` `,
  );

/** SQL for the kind of movement that a transfer's kind is. */
export const movementOf = (kind: SQL): SQL<MovementKind> =>
  sql`case ${kind} ${whens(true)} else case split_part(${kind}, '.', 1) ${whens(false)} else 'other' end end`;
