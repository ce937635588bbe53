import { ApiFailure, type Handler } from '#kernel';
import type { DepositMethod } from '../payments/PaymentGateway.ts';
import { findBounds } from './findBounds.ts';

/** Answers the ways in which the member can deposit. */
export const getDepositOffers: Handler<'getDepositOffers'> = async (context) => {
  const { tenant, session, now, merchant, services } = context;
  if (!services.payments) throw new ApiFailure('FEATURE_DISABLED');
  const { offers, day } = await tenant((tx) => findBounds(tx, session.accountId, now()));
  return {
    currency: merchant.brand.currency,
    offers: offers.map(({ method, min, max, quickAmounts }) => ({
      method: method as DepositMethod,
      min,
      max,
      quickAmounts: quickAmounts.filter((amount) => amount >= min && amount <= max),
    })),
    dayMax: day?.max ?? null,
    dayLeft: day?.left ?? null,
  };
};
