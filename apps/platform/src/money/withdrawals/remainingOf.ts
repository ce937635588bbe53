import type { Withdrawal } from './schema.ts';

/** What of a withdrawal the member has still to receive. */
export const remainingOf = ({ amount, fee, received }: Withdrawal): number => amount - fee - received;
