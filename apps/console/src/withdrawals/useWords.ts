import type { RouteValue } from '@marquee/contract/route';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '@marquee/ui';

/** A withdrawal of the list. */
export type ListedWithdrawal = RouteValue<'getStaffWithdrawals'>['withdrawals'][number];

/** A withdrawal with everything that is known of it. */
export type StaffWithdrawal = RouteValue<'getStaffWithdrawal'>;

type State = StaffWithdrawal['state'];

/** How good or bad a state is. */
export const stateTones: Record<State, Tone> = {
  requested: 'info',
  held: 'caution',
  onHold: 'caution',
  approved: 'info',
  paid: 'info',
  partlyReceived: 'caution',
  notReceived: 'critical',
  completed: 'positive',
  partCompleted: 'positive',
  rejected: 'neutral',
  cancelled: 'neutral',
  failed: 'critical',
};

/** What the codes of withdrawals mean. */
export const useWords = () => {
  const { t } = useLingui();
  const states: Record<State, string> = {
    requested: t`Requested`,
    held: t`Held for a person`,
    onHold: t`On hold`,
    approved: t`Approved`,
    paid: t`Paid, not confirmed`,
    partlyReceived: t`Partly received`,
    notReceived: t`Not received`,
    completed: t`Completed`,
    partCompleted: t`Completed in part`,
    rejected: t`Rejected`,
    cancelled: t`Cancelled by the member`,
    failed: t`Failed`,
  };
  const risks: Record<StaffWithdrawal['risks'][number], string> = {
    amount: t`The amount reaches the merchant’s bound for a person to look`,
    first: t`The member’s first withdrawal`,
    sharedCard: t`Another member has the same bank account`,
  };
  const by: Record<StaffWithdrawal['events'][number]['by'], string> = {
    member: t`by the member`,
    operator: t`by staff`,
    system: t`by the platform`,
    gateway: t`by the payment gateway`,
  };
  const payouts: Record<StaffWithdrawal['payouts'][number]['state'], string> = {
    open: t`Under way`,
    paid: t`Paid`,
    failed: t`Failed`,
  };
  const requests: Record<NonNullable<StaffWithdrawal['request']>['kind'], string> = {
    approve: t`Pay out`,
    rejectDispute: t`Reject the dispute`,
    returnRest: t`Return what is missing`,
    forceReceipt: t`Count as received`,
    creditMember: t`Put money into a member’s wallet`,
    debitMember: t`Take money out of a member’s wallet`,
  };
  return { states, risks, by, payouts, requests };
};
