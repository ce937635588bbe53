import type { RouteValue } from '@marquee/contract/route';

/** A withdrawal as the list has it. */
export type Withdrawal = RouteValue<'getWithdrawals'>['withdrawals'][number];

/** A withdrawal with its history. */
export type WithdrawalDetails = RouteValue<'getWithdrawal'>;

/** Where a withdrawal stands. */
export type WithdrawalState = Withdrawal['state'];
