import type { ConsoleScreen } from './ConsoleScreen.ts';
import { listPage } from './consoleStates.ts';

const outside = { getStaff: 'NOT_LOGGED_IN' } as const;
const invitation = '/invitation#gallery-token';

/** The ways in, and what stands about the people who work here. */
export const staffScreens: readonly ConsoleScreen[] = [
  { title: 'Log in', at: '/overview', refuses: outside, states: ['staff'] },
  {
    title: 'Log in that is refused',
    at: '/overview',
    refuses: { ...outside, loginStaff: 'WRONG_CREDENTIALS' },
    fills: {
      '[name="email"]': 'mai@operator.example',
      '[name="password"]': 'not this one',
      '[name="code"]': '123456',
    },
    sends: true,
    shows: 'form [role="alert"]',
    states: ['staff'],
  },
  { title: 'Invitation', at: invitation, refuses: outside, states: ['staff', 'loading'] },
  {
    title: 'Invitation that is over',
    at: invitation,
    refuses: { ...outside, readStaffInvitation: 'INVITATION_OVER' },
    states: ['staff'],
  },
  { title: 'No such page', at: '/people', may: ['withdrawals.read'], states: ['staff'] },
  { title: 'Compliance', at: '/compliance', states: ['staff', 'loading', 'empty', 'error'] },
  { title: 'Compliance/Exclusions', at: '/compliance?part=exclusions', states: ['staff', 'empty'] },
  { title: 'Compliance/Reviews', at: '/compliance?part=reviews', states: ['staff', 'empty'] },
  {
    title: 'Compliance/Reviews for a reader',
    at: '/compliance?part=reviews',
    may: ['compliance.read'],
    states: ['staff'],
  },
  { title: 'Trail', at: '/trail', states: listPage },
  { title: 'People', at: '/people', states: ['staff', 'loading', 'error'] },
];
