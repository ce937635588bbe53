import type { PayoutCooling } from '#identity';
import { findCoolingEnd } from './findCoolingEnd.ts';
import { findRules } from './findRules.ts';

/** How long withdrawals wait after a change of what guards an account, and until when this one's do. */
export const payoutCooling: PayoutCooling = async (tx, account, now) => {
  const rules = await findRules(tx, account.id, account.currency);
  return { hours: rules.coolingHours, until: findCoolingEnd(account, rules, now) };
};
