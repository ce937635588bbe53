import { useLingui } from '@lingui/react/macro';
import type { Movement } from './Movement.ts';

/** What each kind of movement is called. */
export const useKindNames = (): Record<Movement['kind'], string> => {
  const { t } = useLingui();
  return {
    deposit: t`Deposit`,
    withdrawal: t`Withdrawal`,
    bet: t`Bet`,
    win: t`Win`,
    refund: t`Bet cancelled`,
    bonus: t`Bonus`,
    transfer: t`Between wallets`,
    demo: t`Demo money`,
    correction: t`Correction`,
    other: t`Other`,
  };
};
