import { claimed } from './claimed.ts';
import type { ConsoleScreen } from './ConsoleScreen.ts';
import { openSite } from './openSite.ts';

const withdrawal = '/withdrawals/W3F8T5RY2KD';
const member = '/members/5a0f6c1e-2b7d-4e93-8c55-7f1e2d3c4b10';

const box = { isBox: true, states: ['staff'] } as const satisfies Partial<ConsoleScreen>;

/** Deeds of a member stand in a row, each behind its button. */
const deed = (title: string, place: number): ConsoleScreen => ({
  ...box,
  title: `Box/${title}`,
  at: member,
  presses: [`main section button:nth-of-type(${place})`],
});

/** What opens over pages: the search, the proof, and the questions before money, roles or a site are changed. */
export const boxScreens: readonly ConsoleScreen[] = [
  { ...box, title: 'Box/Search', at: '/overview', presses: ['header > button:nth-of-type(2)'] },
  {
    ...box,
    title: 'Box/Search that has found',
    at: '/overview',
    presses: ['header > button:nth-of-type(2)'],
    fills: { 'dialog[open] input': 'lotus88' },
    shows: 'dialog[open] li a',
  },
  { ...box, title: 'Box/Navigation', at: '/overview', presses: ['header > button'] },
  {
    ...box,
    title: 'Box/Proof',
    at: withdrawal,
    changes: claimed,
    refuses: { approveStaffWithdrawal: 'PROOF_DUE' },
    presses: ['main section button'],
    shows: 'dialog[open] [name="code"]',
  },
  {
    ...box,
    title: 'Box/Withdrawal is rejected',
    at: withdrawal,
    changes: claimed,
    presses: ['main section button:nth-of-type(3)'],
  },
  {
    ...box,
    title: 'Box/Withdrawal is rejected without words',
    at: withdrawal,
    changes: claimed,
    presses: ['main section button:nth-of-type(3)'],
    sends: true,
    shows: 'dialog[open] [aria-invalid="true"]',
  },
  {
    ...box,
    title: 'Box/Deposit is matched',
    at: '/deposits/DP4H8X2LQ9TC',
    presses: ['main section:last-of-type button'],
  },
  {
    ...box,
    title: 'Box/Transfer is sent back',
    at: '/arrivals/7b1f0d3c-5e2a-4c6b-9d84-1a2b3c4d5e66',
    presses: ['main section div > div > button'],
  },
  deed('Note', 1),
  deed('Lock', 2),
  deed('Sessions are ended', 3),
  deed('Proof is reset', 4),
  deed('Label and type', 5),
  deed('Flags', 6),
  deed('Limit', 7),
  deed('Exclusion', 8),
  deed('Correction', 9),
  deed('Export', 10),
  { ...box, title: 'Box/Invite', at: '/people', presses: ['main button'] },
  { ...box, title: 'Box/Roles', at: '/people', presses: ['main tbody tr:nth-child(2) button'] },
  {
    ...box,
    title: 'Box/Person is removed',
    at: '/people',
    presses: ['main tbody tr:nth-child(2) button:nth-of-type(2)'],
  },
  { ...box, title: 'Box/Wallet is changed', at: '/site?part=wallet', presses: ['main section button'] },
  {
    ...box,
    title: 'Box/Functions are changed',
    at: '/site?part=flags',
    presses: ['main fieldset [type="checkbox"]', 'main section > div > div:last-child > button'],
  },
  {
    ...box,
    title: 'Box/Maintenance is planned',
    at: '/site',
    changes: openSite,
    presses: ['main section button[type="button"]'],
    fills: {
      'dialog[open] [name="startsAt"]': '2026-12-24T02:00',
      'dialog[open] [name="endsAt"]': '2026-12-24T04:30',
    },
  },
  {
    ...box,
    title: 'Box/Maintenance is planned without a moment',
    at: '/site',
    changes: openSite,
    presses: ['main section button[type="button"]'],
    fills: { 'dialog[open] [name="reason"]': 'New servers.' },
    sends: true,
    shows: 'dialog[open] [name="startsAt"][aria-invalid="true"]',
  },
  {
    ...box,
    title: 'Box/Site is closed',
    at: '/site',
    changes: openSite,
    presses: ['main section button[type="button"]:nth-of-type(2)'],
  },
  {
    ...box,
    title: 'Box/Maintenance is called off',
    at: '/site',
    presses: ['main section button[type="button"]'],
  },
  {
    ...box,
    title: 'Box/Maintenance of a vendor is planned',
    at: '/games',
    presses: ['main section li button'],
    fills: {
      'dialog[open] [name="from"]': '2026-12-24T02:00',
      'dialog[open] [name="until"]': '2026-12-24T04:30',
    },
  },
  { ...box, title: 'Box/Secret is turned over', at: '/vendors/BANYAN', presses: ['main section button'] },
  {
    ...box,
    title: 'Box/Content is published',
    at: '/content/announcement/banks-on-sunday',
    presses: ['main section > div > div:last-child > button:nth-of-type(4)'],
  },
  {
    ...box,
    title: 'Box/Review is decided',
    at: '/compliance?part=reviews',
    presses: ['main tbody button:nth-of-type(2)'],
  },
];
