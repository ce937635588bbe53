import type { Tone } from '@marquee/ui';
import type { WithdrawalState } from './Withdrawal.ts';

/** What a state means to the member, as a colour: under way is calm, and an alarm is for alarms. */
export const stateTones: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'info',
  held: 'info',
  onHold: 'caution',
  approved: 'info',
  paid: 'accent',
  partlyReceived: 'caution',
  notReceived: 'critical',
  completed: 'positive',
  partCompleted: 'neutral',
  rejected: 'critical',
  cancelled: 'neutral',
  failed: 'critical',
};
