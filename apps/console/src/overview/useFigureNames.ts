import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';

/** What a merchant's ledger says of some days. */
export type OverviewValue = RouteValue<'getStaffOverview'>;

/** What it says in one currency. */
export type CurrencyOverview = OverviewValue['currencies'][number];

/** The amounts among its figures. */
export type Amount = Exclude<keyof CurrencyOverview['total'], `${string}Count`>;

/** What the amounts of an overview are called. */
export const useFigureNames = (): Readonly<Record<Amount, string>> => {
  const { t } = useLingui();
  return {
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    fees: t`Fees`,
    bets: t`Bets`,
    wins: t`Wins`,
    gross: t`Gross gaming revenue`,
    bonusCost: t`Bonus cost`,
    losses: t`Losses by rollbacks`,
    corrections: t`Corrections`,
    net: t`Net gaming revenue`,
  };
};
