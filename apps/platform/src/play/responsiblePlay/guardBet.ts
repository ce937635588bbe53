import type { Currency } from '@marquee/reference';
import type { Connection, Merchant } from '#kernel';
import { refuseHeld } from './person/refuseHeld.ts';
import { refuseExcluded } from './refuseExcluded.ts';
import { refuseOverLimit } from './refuseOverLimit.ts';

type Bet = { merchant: Merchant; account: string; stake: number; currency: Currency; now: Date };

/**
 * Stands before a bet is posted, in its transaction. Throws TIME_OUT_ACTIVE, SELF_EXCLUDED, PLAY_UNDER_REVIEW,
 * LOSS_LIMIT_REACHED, STAKE_LIMIT_REACHED or SESSION_LIMIT_REACHED. A bet counts as lost until its win is there. Wins and rollbacks are
 * not guarded: what began before comes to its end.
 */
export const guardBet = async (tx: Connection, { stake, ...member }: Bet): Promise<void> => {
  await refuseExcluded(tx, member.account, member.now);
  await refuseHeld(tx, member.account);
  await refuseOverLimit(tx, { ...member, more: { loss: stake, stake, session: 0 } });
};
