import type { ValueOf } from '@marquee/contract';
import { and, eq } from '#drizzle';
import type { Account } from '#identity';
import type { Connection } from '#kernel';
import { staffRequests } from '#staff';
import { findHindrances } from './findHindrances.ts';
import { memberErasures } from './schema.ts';

/** How it stands with the erasure of a member. */
export const describeErasure = async (
  tx: Connection,
  { id }: Pick<Account, 'id'>,
  now: Date,
): Promise<ValueOf<'getStaffErasure'>> => {
  const [erased] = await tx.select().from(memberErasures).where(eq(memberErasures.accountId, id));
  if (erased)
    return {
      hindrances: [],
      request: null,
      erasedAt: erased.erasedAt.toISOString(),
      paymentsUntil: erased.paymentsErasedAt ? null : erased.paymentsUntil.toISOString(),
    };
  const [request] = await tx
    .select()
    .from(staffRequests)
    .where(
      and(
        eq(staffRequests.kind, 'eraseMember'),
        eq(staffRequests.subject, id),
        eq(staffRequests.state, 'open'),
      ),
    );
  return {
    hindrances: await findHindrances(tx, id, now),
    request: request
      ? {
          id: request.id,
          reason: request.answer ?? '',
          askedBy: { id: request.askedBy, name: request.askedByName },
          askedAt: request.askedAt.toISOString(),
        }
      : null,
    erasedAt: null,
    paymentsUntil: null,
  };
};
