import type { ValueOf } from '@marquee/contract';
import { and, eq } from '#drizzle';
import { accounts, findErasures } from '#identity';
import { type Connection, type Reader, textIn } from '#kernel';
import { depositMethods, deposits, depositSlips } from '../schema.ts';

/** Deposits with whose they are and when a slip came, one row each. */
export const selectStaffDeposits = (tx: Connection) =>
  tx
    .select({
      row: deposits,
      username: accounts.username,
      slipAt: depositSlips.uploadedAt,
      label: depositMethods.label,
    })
    .from(deposits)
    .innerJoin(accounts, eq(accounts.id, deposits.accountId))
    .leftJoin(depositSlips, eq(depositSlips.depositId, deposits.id))
    .leftJoin(
      depositMethods,
      and(eq(depositMethods.merchantCode, deposits.merchantCode), eq(depositMethods.method, deposits.method)),
    );

type StaffDepositRow = Awaited<ReturnType<typeof selectStaffDeposits>>[number];

const toStaffDeposit = (
  reader: Reader & { now: () => Date },
  { row, username, slipAt, label }: StaffDepositRow,
  memberErasedAt: string | null,
): ValueOf<'getStaffDeposits'>['deposits'][number] => ({
  reference: row.reference,
  username,
  memberId: row.accountId,
  memberErasedAt,
  methodName: label ? textIn(reader, label) : row.method,
  shows: row.shows,
  currency: row.currency,
  amount: row.amount,
  credited: row.credited,
  state: row.state === 'waiting' && row.expiresAt <= reader.now() ? 'expired' : row.state,
  reason: row.reason,
  slipAt: slipAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** Deposits as staff's lists show them. */
export const showStaffDeposits = async (
  tx: Connection,
  reader: Reader & { now: () => Date },
  rows: readonly StaffDepositRow[],
): Promise<ValueOf<'getStaffDeposits'>['deposits']> => {
  const erasures = await findErasures(
    tx,
    rows.map(({ row }) => row.accountId),
  );
  return rows.map((found) => toStaffDeposit(reader, found, erasures.get(found.row.accountId) ?? null));
};
