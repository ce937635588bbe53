import { ApiFailure, type Handler, redrawPicture } from '#kernel';
import { requireDeposit } from './requireDeposit.ts';
import { depositSlips } from './schema.ts';
import { toDeposit } from './toDeposit.ts';

/** Keeps the slip of a deposit that waits for its money; a further one takes its place. */
export const uploadDepositSlip: Handler<'uploadDepositSlip'> = async (context, { body, query }) => {
  const { tenant, session, merchant, now } = context;
  const found = await tenant((tx) => requireDeposit(tx, session.accountId, query.reference));
  const { shows, state } = toDeposit(context, found);
  if (shows !== 'account' || state !== 'waiting') throw new ApiFailure('DEPOSIT_NOT_WAITING');
  const picture = await redrawPicture(body);
  const kept = { picture, uploadedAt: now() };
  const depositId = found.row.id;
  return tenant(async (tx) => {
    await tx
      .insert(depositSlips)
      .values({ depositId, merchantCode: merchant.code, ...kept })
      .onConflictDoUpdate({ target: depositSlips.depositId, set: kept });
    return toDeposit(context, { ...found, slip: depositId });
  });
};
