import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

const shown = {
  id: '5a0f6c1e-2b7d-4e93-8c55-7f1e2d3c4b10',
  username: 'lotus88',
  nickname: 'Lotus',
  type: 0,
  isLocked: false,
  erasedAt: null,
};

const agent = {
  id: '8d3b9e72-1c46-4a58-9f0b-3e5d7c1a2f44',
  username: 'riverside',
  nickname: 'Riverside',
  type: 1,
  isLocked: false,
  erasedAt: null,
};

const other = {
  id: 'c2e4a6b8-9d1f-4b37-a5c9-0e8f6d4b2a71',
  username: 'dragonfly',
  nickname: 'Dragonfly',
  type: 0,
  isLocked: true,
  erasedAt: null,
};

const listed = ({ currency }: Reader) => ({
  ...shown,
  flags: ['watch' as const],
  mobile: '•••678',
  email: 'l•••@m•••.example',
  currency,
  createdAt: daysAfter(-90),
  lastLoginAt: daysAfter(0, -3),
  foundBy: ['mobile' as const],
});

const details = ({ currency, money, say }: Reader) => ({
  ...shown,
  lockReason: null,
  clubLabel: null,
  language: 'vi',
  currency,
  name: 'L***G',
  birthday: '1991',
  mobile: { shown: '•••678', isVerified: true },
  email: { shown: 'l•••@m•••.example', isVerified: false },
  createdAt: daysAfter(-90),
  registerMethod: 'username',
  registerAddress: '203.0.•••.•••',
  lastLoginAt: daysAfter(0, -3),
  security: {
    hasPassword: true,
    hasPaymentPassword: true,
    hasAuthenticator: true,
    passkeys: 1,
    knownAddresses: 3,
    openSessions: 1,
    payoutsWaitUntil: null,
  },
  wallets: [
    { wallet: 'main', title: null, balance: money(240) },
    { wallet: 'bonus', title: null, balance: 0 },
    { wallet: 'held', title: null, balance: money(40) },
  ],
  cards: [
    {
      id: 'f1a2b3c4-d5e6-4f70-8a9b-0c1d2e3f4a5b',
      bankName: 'ACB',
      number: '••••4821',
      payeeName: 'L***G',
      addedAt: daysAfter(-80),
      removedAt: null,
    },
  ],
  limits: [
    {
      kind: 'deposit' as const,
      period: 'day' as const,
      limit: money(400),
      isOwn: true,
      used: money(120),
      resetsAt: daysAfter(0.5),
      least: money(10),
      most: null,
      pending: null,
    },
  ],
  exclusions: [{ kind: 'timeOut' as const, startedAt: daysAfter(-40), endsAt: daysAfter(-33) }],
  exclusionMonths: [6, 12, null],
  upline: [agent],
  downline: 0,
  affiliateCode: 'LOTUS88',
  flags: [{ flag: 'watch' as const, person: 'Mai Tran', setAt: daysAfter(-5) }],
  notes: [
    {
      id: 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d',
      text: say('Called about the payout of Monday.', 'Đã gọi điện hỏi về lệnh rút hôm thứ Hai.'),
      person: 'Jonas Berg',
      writtenAt: daysAfter(-2),
    },
  ],
  links: [{ ...other, shares: ['card' as const, 'device' as const] }],
});

/** Answers of the console's calls about members. */
export const staffMemberExamples = {
  getStaffMembers: (reader) => ({ members: [listed(reader)], total: 1, hasMore: false }),
  getStaffMember: details,
} satisfies Examples;
