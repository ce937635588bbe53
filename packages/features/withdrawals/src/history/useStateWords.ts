import { useLingui } from '@lingui/react/macro';
import type { WithdrawalState } from './Withdrawal.ts';

/** The states of a withdrawal in the member's words. */
export const useStateWords = (): Readonly<Record<WithdrawalState, string>> => {
  const { t } = useLingui();
  return {
    requested: t`Requested`,
    held: t`Being checked`,
    onHold: t`On hold`,
    approved: t`On its way to your bank`,
    paid: t`Paid out`,
    partlyReceived: t`Partly received`,
    notReceived: t`Not received`,
    completed: t`Completed`,
    partCompleted: t`Partly completed`,
    rejected: t`Rejected`,
    cancelled: t`Cancelled`,
    failed: t`Could not be paid`,
  };
};
