import { type Handler, textIn } from '#kernel';
import { findBounds } from './findBounds.ts';
import { usualMinutes } from './usualMinutes.ts';

/** Answers the ways in which the member can deposit: none where nobody takes payments. */
export const getDepositOffers: Handler<'getDepositOffers'> = async (context) => {
  const { tenant, session, now, merchant, services } = context;
  const { offers, day, minutes } = await tenant(async (tx) => ({
    ...(await findBounds(tx, session.accountId, now())),
    minutes: await usualMinutes(tx, merchant.code),
  }));
  return {
    currency: merchant.brand.currency,
    offers: (services.payments ? offers : []).map(
      ({ method, shows, icon, label, min, max, quickAmounts }) => ({
        method,
        shows,
        icon,
        label: textIn(context, label),
        min,
        max,
        quickAmounts: quickAmounts.filter((amount) => amount >= min && amount <= max),
        usualMinutes: minutes.get(method) ?? null,
      }),
    ),
    dayMax: day?.max ?? null,
    dayLeft: day?.left ?? null,
  };
};
