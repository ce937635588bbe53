import { ApiFailure, type Handler, redrawPicture } from '#kernel';
import { countProofs } from './countProofs.ts';
import { lockOwnWithdrawal } from './lockWithdrawal.ts';
import { withdrawalProofs } from './schema.ts';

/** Pictures that a withdrawal may have. */
const most = 3;

/** Keeps a picture with a payment that the member says has not arrived, or is about to say so. */
export const addWithdrawalProof: Handler<'addWithdrawalProof'> = async (context, { body, query }) => {
  const { tenant, session, merchant, now } = context;
  const find = (tx: Parameters<Parameters<typeof tenant>[0]>[0]) =>
    lockOwnWithdrawal(tx, session.accountId, query.id);
  const requireOpen = ({ state }: Awaited<ReturnType<typeof find>>) => {
    if (state !== 'paid' && state !== 'notReceived') throw new ApiFailure('WITHDRAWAL_STATE');
  };
  requireOpen(await tenant(find));
  const picture = await redrawPicture(body);
  return tenant(async (tx) => {
    const withdrawal = await find(tx);
    requireOpen(withdrawal);
    const proofs = (await countProofs(tx, withdrawal.id)) + 1;
    if (proofs > most) throw new ApiFailure('TOO_MANY_PROOFS');
    await tx.insert(withdrawalProofs).values({
      merchantCode: merchant.code,
      withdrawalId: withdrawal.id,
      position: proofs,
      picture,
      addedAt: now(),
    });
    return { proofs };
  });
};
