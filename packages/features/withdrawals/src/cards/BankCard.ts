import type { RouteValue } from '@marquee/contract/route';

/** The member's bank accounts and what a further one may be. */
export type BankCards = RouteValue<'getBankCards'>;

/** A bank account of the member. */
export type BankCard = BankCards['cards'][number];
