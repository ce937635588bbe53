import type { Handler } from '#kernel';
import { requireDeposit } from './requireDeposit.ts';
import { toDeposit } from './toDeposit.ts';

/** Answers one deposit of the member. */
export const getDeposit: Handler<'getDeposit'> = (context, { query }) =>
  context.tenant(async (tx) =>
    toDeposit(context, await requireDeposit(tx, context.session.accountId, query.reference)),
  );
