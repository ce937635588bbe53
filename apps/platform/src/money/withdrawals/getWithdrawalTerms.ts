import { findOwner, findProofWays } from '#identity';
import type { Handler } from '#kernel';
import { findBalance } from '../ledger/findBalance.ts';
import { findCoolingEnd } from '../withdrawalRules/findCoolingEnd.ts';
import { findDay } from './findDay.ts';
import { usualPayoutMinutes } from './usualPayoutMinutes.ts';
import { findRules } from '../withdrawalRules/findRules.ts';

/** Answers what the member can withdraw today. */
export const getWithdrawalTerms: Handler<'getWithdrawalTerms'> = (context) => {
  const { tenant, session, merchant, now } = context;
  return tenant(async (tx) => {
    const account = await findOwner(tx, session.accountId);
    const { id, currency, paymentPasswordHash } = account;
    const rules = await findRules(tx, id, currency);
    const { real } = await findBalance(tx, id, currency);
    const day = await findDay(tx, { accountId: id, timeZone: merchant.brand.timeZone, now: now() });
    const { minAmount, maxAmount, dayCount, daySum, fee, confirmMinutes } = rules;
    return {
      currency,
      available: real,
      minAmount,
      maxAmount,
      dayCount,
      dayCountLeft: Math.max(0, dayCount - day.count),
      daySum,
      daySumLeft: Math.max(0, daySum - day.sum),
      fee,
      confirmMinutes,
      usualMinutes: await usualPayoutMinutes(tx, merchant.code),
      coolingUntil: findCoolingEnd(account, rules, now())?.toISOString() ?? null,
      hasPaymentPassword: paymentPasswordHash !== null,
      needsProof: rules.needsProof && (await findProofWays(tx, context, account)).length === 0,
    };
  });
};
