import { ApiFailure, type Handler } from '#kernel';
import { findDeposit } from './findDeposit.ts';
import { toDeposit } from './toDeposit.ts';

/** Answers one deposit of the member. */
export const getDeposit: Handler<'getDeposit'> = ({ tenant, session, now }, { query }) =>
  tenant(async (tx) => {
    const found = await findDeposit(tx, session.accountId, query.reference);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return toDeposit(found.row, found.hasSlip, now());
  });
