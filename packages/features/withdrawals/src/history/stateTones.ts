import type { Tone } from '@marquee/ui';
import type { WithdrawalState } from './Withdrawal.ts';

/** What a state means to the member, as a colour. */
export const stateTones: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'info',
  held: 'caution',
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
