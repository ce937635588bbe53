import { and, eq } from '#drizzle';
import { ApiFailure, describeError, type Handler, type SignedIn } from '#kernel';
import { PaymentFailure } from '../payments/PaymentFailure.ts';
import type { PaymentGateway } from '../payments/PaymentGateway.ts';
import { openDeposit } from './openDeposit.ts';
import { requireDeposit } from './requireDeposit.ts';
import { deposits } from './schema.ts';
import type { FoundDeposit } from './selectDeposits.ts';
import { toDeposit } from './toDeposit.ts';

const orderOf = (context: SignedIn, found: FoundDeposit) => {
  const { origin, language, merchant } = context;
  const { reference, method, methodName, shows, amount, currency } = toDeposit(context, found);
  const prefix = language === merchant.brand.defaultLanguage ? '' : `/${language}`;
  return {
    merchantCode: merchant.code,
    reference,
    method,
    methodName,
    shows,
    amount,
    currency,
    language,
    returnUrl: `${origin}${prefix}/member/deposit?reference=${reference}`,
    callbackUrl: `${origin}/wps/payment/callback`,
  };
};

/** Tells the gateway what to expect. Where it refuses, no money can come, and the deposit has failed. */
const placeOrder = async (
  context: SignedIn,
  payments: PaymentGateway,
  found: FoundDeposit,
): Promise<void> => {
  const { row } = found;
  const { tenant, now, log } = context;
  const isWaiting = and(eq(deposits.id, row.id), eq(deposits.state, 'waiting'));
  try {
    const { account, payUrl } = await payments.startDeposit(orderOf(context, found));
    await tenant((tx) => tx.update(deposits).set({ account, payUrl }).where(eq(deposits.id, row.id)));
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    log.error({ failure: describeError(error), reference: row.reference }, 'a deposit was not ordered');
    if (error.isRefused) {
      await tenant((tx) => tx.update(deposits).set({ state: 'failed', endedAt: now() }).where(isWaiting));
    }
    throw new ApiFailure('PAYMENT_UNAVAILABLE', { retryAfter: 5 });
  }
};

/**
 * Asks for a deposit and tells the gateway to expect it, outside any transaction. When the gateway does not answer,
 * the same request may be sent again and goes on where this one ended.
 */
export const startDeposit: Handler<'startDeposit'> = async (context, { body }) => {
  const { tenant, session, services } = context;
  if (!services.payments) throw new ApiFailure('FEATURE_DISABLED');
  await services.personExclusions.judge(context);
  const { reference } = await tenant((tx) => openDeposit(tx, context, body));
  const find = () => tenant((tx) => requireDeposit(tx, session.accountId, reference));
  const found = await find();
  const { state, account, payUrl } = found.row;
  if (state !== 'waiting' || account !== null || payUrl !== null) return toDeposit(context, found);
  await placeOrder(context, services.payments, found);
  return toDeposit(context, await find());
};
