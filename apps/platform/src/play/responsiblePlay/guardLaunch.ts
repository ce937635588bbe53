import type { Currency } from '@marquee/reference';
import type { Connection, Merchant } from '#kernel';
import { refuseHeld } from './person/refuseHeld.ts';
import { refuseExcluded } from './refuseExcluded.ts';
import { refuseOverLimit } from './refuseOverLimit.ts';

type Launch = { merchant: Merchant; account: string; currency: Currency; now: Date };

/** Stands before a game is opened for real money, so that nobody gets as far as a bet that is refused. */
export const guardLaunch = async (tx: Connection, launch: Launch): Promise<void> => {
  await refuseExcluded(tx, launch.account, launch.now);
  await refuseHeld(tx, launch.account);
  await refuseOverLimit(tx, { ...launch, more: { loss: 0, stake: 0, session: 0 } });
};
