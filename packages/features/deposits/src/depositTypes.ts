import type { RouteValue } from '@marquee/contract/route';

/** A deposit of the member. */
export type Deposit = RouteValue<'getDeposit'>;

/** The ways to deposit and the bounds of a day. */
export type Offers = RouteValue<'getDepositOffers'>;

/** A way to deposit with its bounds. */
export type Offer = Offers['offers'][number];
