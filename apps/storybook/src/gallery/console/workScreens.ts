import { exampleTime } from '@marquee/contract/examples';
import type { ConsoleScreen } from './ConsoleScreen.ts';
import { filledPage, listPage } from './consoleStates.ts';
import { claimed } from './claimed.ts';

const member = '/members/5a0f6c1e-2b7d-4e93-8c55-7f1e2d3c4b10';

/** The queues, and the people that they are about. */
export const workScreens: readonly ConsoleScreen[] = [
  { title: 'Overview', at: '/overview', states: listPage },
  { title: 'Overview of all merchants', at: '/overview?of=all', states: ['staff'] },
  { title: 'Overview by vendor', at: '/overview?by=vendors', states: ['staff'] },
  { title: 'Withdrawals', at: '/withdrawals', states: [...listPage, 'reader'] },
  { title: 'Withdrawals, all', at: '/withdrawals?withdrawals.queue=all', states: ['staff', 'reader'] },
  {
    title: 'Withdrawal',
    at: '/withdrawals/W3F8T5RY2KD',
    changes: claimed,
    states: [...filledPage, 'reader'],
  },
  { title: 'Withdrawal that nobody has taken', at: '/withdrawals/W3F8T5RY2KD', states: ['staff'] },
  { title: 'Deposits', at: '/deposits', states: listPage },
  { title: 'Deposit', at: '/deposits/DP4H8X2LQ9TC', states: [...filledPage, 'reader'] },
  {
    title: 'Transfer that has arrived',
    at: '/arrivals/7b1f0d3c-5e2a-4c6b-9d84-1a2b3c4d5e66',
    states: [...filledPage, 'reader'],
  },
  { title: 'Second person', at: '/requests', states: listPage },
  { title: 'Members', at: '/members', states: listPage },
  { title: 'Member', at: member, states: [...filledPage, 'reader'] },
  {
    title: 'Member who is erased',
    at: member,
    changes: {
      getStaffMember: {
        username: `erased-${'0f'.repeat(16)}`,
        nickname: '',
        isLocked: true,
        erasedAt: exampleTime,
        lockReason: null,
      },
      getStaffErasure: {
        hindrances: [],
        request: null,
        erasedAt: exampleTime,
        paymentsUntil: exampleTime.replace(/^\d+/, (year) => `${Number(year) + 5}`),
      },
    },
    states: ['staff'],
  },
  { title: 'Member/Movements', at: `${member}?part=movements`, states: ['staff', 'empty'] },
  { title: 'Member/Rounds', at: `${member}?part=rounds`, states: ['staff', 'empty'] },
  { title: 'Member/Deposits', at: `${member}?part=deposits`, states: ['staff', 'empty'] },
  { title: 'Member/Withdrawals', at: `${member}?part=withdrawals`, states: ['staff', 'empty'] },
  { title: 'Member/Sessions', at: `${member}?part=sessions`, states: ['staff', 'empty'] },
  { title: 'Voices', at: '/voices', states: listPage },
  { title: 'Voice', at: '/voices/FB-7KQ2M9XA', states: [...filledPage, 'reader'] },
  { title: 'Voice templates', at: '/voices/templates', states: [...listPage, 'reader'] },
];
