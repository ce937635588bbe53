import { createHash } from 'node:crypto';
import type { BodyOf } from '@marquee/contract';
import { and, eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { type Withdrawal, withdrawals } from './schema.ts';

type Request = Pick<BodyOf<'requestWithdrawal'>, 'idempotencyKey' | 'amount' | 'cardId'>;

/** Hash of what a key was used for. */
export const fingerprintOf = ({ amount, cardId }: Request): string =>
  createHash('sha256')
    .update(JSON.stringify([amount, cardId]))
    .digest('hex');

/** The withdrawal that a member's key already stands for. Throws `KEY_REUSED` when it was asked for otherwise. */
export const findByKey = async (
  tx: Connection,
  accountId: string,
  request: Request,
): Promise<Withdrawal | undefined> => {
  const [known] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.accountId, accountId), eq(withdrawals.idempotencyKey, request.idempotencyKey)));
  if (known && known.fingerprint !== fingerprintOf(request)) throw new ApiFailure('KEY_REUSED');
  return known;
};
