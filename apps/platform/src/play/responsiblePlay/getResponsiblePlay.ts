import type { Handler } from '#kernel';
import { describePlay } from './describePlay.ts';

/** Answers the member's limits, exclusion and what the merchant offers. */
export const getResponsiblePlay: Handler<'getResponsiblePlay'> = ({ merchant, session, now, tenant }) =>
  tenant((tx) => describePlay(tx, { merchant, account: session.accountId, now: now() }));
