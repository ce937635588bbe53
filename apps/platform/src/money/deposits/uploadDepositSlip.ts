import { ApiFailure, type Handler, redrawPicture } from '#kernel';
import { findDeposit } from './findDeposit.ts';
import { depositSlips } from './schema.ts';
import { toDeposit } from './toDeposit.ts';

/** Keeps the slip of a deposit that waits for its money; a further one takes its place. */
export const uploadDepositSlip: Handler<'uploadDepositSlip'> = async (context, { body, query }) => {
  const { tenant, session, merchant, now } = context;
  const find = () => tenant((tx) => findDeposit(tx, session.accountId, query.reference));
  const isOpen = (found: Awaited<ReturnType<typeof find>>) =>
    found?.row.method === 'bank' && toDeposit(found.row, false, now()).state === 'waiting';
  const before = await find();
  if (!before) throw new ApiFailure('NOT_FOUND');
  if (!isOpen(before)) throw new ApiFailure('DEPOSIT_NOT_WAITING');
  const picture = await redrawPicture(body);
  const kept = { picture, uploadedAt: now() };
  return tenant(async (tx) => {
    await tx
      .insert(depositSlips)
      .values({ depositId: before.row.id, merchantCode: merchant.code, ...kept })
      .onConflictDoUpdate({ target: depositSlips.depositId, set: kept });
    return toDeposit(before.row, true, now());
  });
};
