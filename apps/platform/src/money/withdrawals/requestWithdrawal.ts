import { ApiFailure, type Handler, recordEvent } from '#kernel';
import { checkPaymentPassword, findProofWays, lockOwner } from '#identity';
import { findRules } from '../withdrawalRules/findRules.ts';
import { createWithdrawal } from './createWithdrawal.ts';
import { findByKey } from './findByKey.ts';
import { findCard } from './findCard.ts';
import { findDay } from './findDay.ts';
import { requireWithinRules } from './requireWithinRules.ts';
import { findCoolingEnd } from '../withdrawalRules/findCoolingEnd.ts';

/** Refuses a withdrawal so soon after a change of what guards the account. */
const requireCooled = (
  account: Parameters<typeof findCoolingEnd>[0],
  rules: Parameters<typeof findCoolingEnd>[1],
  now: Date,
): void => {
  const end = findCoolingEnd(account, rules, now);
  if (end === null) return;
  throw new ApiFailure('WITHDRAWAL_COOLING', {
    retryAfter: Math.ceil((end.getTime() - now.getTime()) / 1000),
  });
};

/**
 * Takes a request for a withdrawal. A key that has been used answers what it answered the first time, without the
 * payment password: it tells the member nothing that the list does not.
 */
export const requestWithdrawal: Handler<'requestWithdrawal'> = async (context, { body }) => {
  const { session, merchant, language, origin, now } = context;
  const { accountId } = session;
  const before = await context.tenant((tx) => findByKey(tx, accountId, body));
  if (before) return { id: before.id, reference: before.reference };
  await checkPaymentPassword(context, body.paymentPassword);
  return context.tenant(async (tx) => {
    // One request of a member at a time: limits of the day and the key hold for requests made at once.
    const account = await lockOwner(tx, accountId);
    const known = await findByKey(tx, accountId, body);
    if (known) return { id: known.id, reference: known.reference };
    const at = now();
    const rules = await findRules(tx, accountId, account.currency);
    if (rules.needsProof && (await findProofWays(tx, context, account)).length === 0)
      throw new ApiFailure('PROOF_UNBOUND');
    requireCooled(account, rules, at);
    const card = await findCard(tx, accountId, body.cardId, language);
    const day = await findDay(tx, { accountId, timeZone: merchant.brand.timeZone, now: at });
    requireWithinRules(body.amount, rules, day, language);
    const { id, reference } = await createWithdrawal(tx, body, { account, card, rules, origin, at });
    await recordEvent(tx, context, 'withdrawal.requested', accountId, { reference });
    return { id, reference };
  });
};
