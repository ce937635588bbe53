import { ApiFailure, type Connection } from '#kernel';
import { findErasures } from './findErasures.ts';

/**
 * Refuses with `MEMBER_ERASED` to do anything to an account whose member was erased: what was done would be held of them
 * anew, and nobody is there for whom to do it. The account has to be locked by the transaction.
 */
export const refuseErased = async (tx: Connection, account: string): Promise<void> => {
  if ((await findErasures(tx, [account])).has(account)) throw new ApiFailure('MEMBER_ERASED');
};
