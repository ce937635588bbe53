import { ApiFailure, type Connection } from '#kernel';
import { findReachedLimit } from './findReachedLimit.ts';

const codes = {
  deposit: 'DEPOSIT_LIMIT_REACHED',
  loss: 'LOSS_LIMIT_REACHED',
  stake: 'STAKE_LIMIT_REACHED',
  session: 'SESSION_LIMIT_REACHED',
} as const;

/** Throws the code of the first limit that would be gone over, with its figures. */
export const refuseOverLimit = async (
  tx: Connection,
  asked: Parameters<typeof findReachedLimit>[1],
): Promise<void> => {
  const limit = await findReachedLimit(tx, asked);
  if (limit) throw new ApiFailure(codes[limit.kind], { limit });
};
