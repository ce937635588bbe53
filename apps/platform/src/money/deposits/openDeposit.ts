import { and, eq } from '#drizzle';
import type { BodyOf } from '@marquee/contract';
import { ApiFailure, type Connection, momentFrom, type SignedIn } from '#kernel';
import { accounts } from '#identity';
import { findBounds } from './findBounds.ts';
import { newReference } from './newReference.ts';
import { requireWithinBounds } from './requireWithinBounds.ts';
import { type DepositRow, deposits } from './schema.ts';

/**
 * Writes a deposit down that waits for its money, within all bounds; the same key finds the same one. The
 * member's row is locked, so that deposits asked for at once are counted one after the other.
 */
export const openDeposit = async (
  tx: Connection,
  { merchant, session, language, now, services }: SignedIn,
  { idempotencyKey, method, amount }: BodyOf<'startDeposit'>,
): Promise<DepositRow> => {
  const { accountId } = session;
  const [account] = await tx
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  if (!account) throw new ApiFailure('SESSION_EXPIRED');
  const [known] = await tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.accountId, accountId), eq(deposits.idempotencyKey, idempotencyKey)));
  if (known) {
    if (known.method !== method || known.amount !== amount) throw new ApiFailure('KEY_REUSED');
    return known;
  }
  const createdAt = now();
  const { currency } = account;
  await services.guardDeposit(tx, { merchant, account: accountId, amount, currency, now: createdAt });
  const bounds = await findBounds(tx, accountId, createdAt);
  const { shows } = requireWithinBounds(bounds, { method, amount }, language);
  const [row] = await tx
    .insert(deposits)
    .values({
      merchantCode: merchant.code,
      accountId,
      idempotencyKey,
      reference: newReference(),
      method,
      shows,
      currency,
      amount,
      state: 'waiting',
      createdAt,
      expiresAt: momentFrom(createdAt, { minutes: bounds.minutes }),
    })
    .returning();
  if (!row) throw new Error('The deposit was not written.');
  return row;
};
