import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import type { Tone } from '@marquee/ui';

/** A deposit as staff sees it. */
export type StaffDeposit = RouteValue<'getStaffDeposits'>['deposits'][number];

/** A transfer that arrived without an order. */
export type StaffArrival = RouteValue<'getStaffArrivals'>['arrivals'][number];

/** How good or bad the state of a deposit is. */
export const depositTones: Record<StaffDeposit['state'], Tone> = {
  waiting: 'info',
  paid: 'positive',
  failed: 'critical',
  expired: 'caution',
  cancelled: 'neutral',
  returned: 'neutral',
};

/** How much is still to be done about a transfer. */
export const arrivalTones: Record<StaffArrival['state'], Tone> = {
  open: 'caution',
  matched: 'positive',
  returning: 'info',
  returned: 'neutral',
};

/** What the codes of deposits and transfers mean. */
export const useDepositWords = () => {
  const { t } = useLingui();
  const deposits: Record<StaffDeposit['state'], string> = {
    waiting: t`Waits for its money`,
    paid: t`Credited`,
    failed: t`Failed`,
    expired: t`Its time is over`,
    cancelled: t`Cancelled by the member`,
    returned: t`Sent back`,
  };
  const arrivals: Record<StaffArrival['state'], string> = {
    open: t`Unmatched`,
    matched: t`Matched`,
    returning: t`On its way back`,
    returned: t`Sent back`,
  };
  return { deposits, arrivals };
};
