import { daysAfter } from './exampleTime.ts';
import type { Examples } from './Reader.ts';

/** Answers of the console's calls about what happened with a member, a list at a time. */
export const staffMemberListExamples = {
  getStaffMemberMovements: ({ money }) => ({
    movements: [
      {
        reference: 'W3F8T5RY2KD',
        at: daysAfter(0, -5),
        kind: 'withdrawal' as const,
        amount: -money(40),
        balanceAfter: money(240),
      },
      {
        reference: 'DP4H8X2LQ9TC',
        at: daysAfter(-1),
        kind: 'deposit' as const,
        amount: money(120),
        balanceAfter: money(280),
      },
    ],
    total: 2,
  }),
  getStaffMemberRounds: ({ money, say }) => ({
    rounds: [
      {
        reference: 'R7T2M9QX4KW',
        roundId: '8841200317',
        game: say('Dragon Well', 'Giếng Rồng'),
        vendor: 'Lantern',
        openedAt: daysAfter(0, -6),
        closedAt: daysAfter(0, -6),
        stake: money(4),
        win: money(11),
        net: money(7),
      },
      {
        reference: 'R5N8C3VB6HJ',
        roundId: '8841200298',
        game: say('Reef Hunter', 'Thợ săn san hô'),
        vendor: 'Banyan',
        openedAt: daysAfter(0, -6.2),
        closedAt: null,
        stake: money(2),
        win: 0,
        net: -money(2),
      },
    ],
    total: 2,
  }),
  getStaffMemberDeposits: ({ money, say }) => ({
    deposits: [
      {
        reference: 'DP4H8X2LQ9TC',
        method: say('Bank transfer', 'Chuyển khoản ngân hàng'),
        state: 'waiting' as const,
        amount: money(120),
        credited: null,
        createdAt: daysAfter(0, -1),
        endedAt: null,
      },
      {
        reference: 'DP9K2M7RW5XA',
        method: say('Bank transfer', 'Chuyển khoản ngân hàng'),
        state: 'paid' as const,
        amount: money(100),
        credited: money(100),
        createdAt: daysAfter(-3),
        endedAt: daysAfter(-3, 0.2),
      },
    ],
    total: 2,
  }),
  getStaffMemberWithdrawals: ({ money }) => ({
    withdrawals: [
      {
        reference: 'W3F8T5RY2KD',
        state: 'held' as const,
        amount: money(340),
        received: 0,
        createdAt: daysAfter(0, -5),
        changedAt: daysAfter(0, -5),
      },
      {
        reference: 'W8Q4Z6NC1VM',
        state: 'completed' as const,
        amount: money(60),
        received: money(60),
        createdAt: daysAfter(-8),
        changedAt: daysAfter(-8, 0.4),
      },
    ],
    total: 2,
  }),
  getStaffMemberSessions: () => ({
    sessions: [
      {
        id: 's2',
        method: 'password',
        address: '203.0.•••.•••',
        browser: 'Chrome',
        system: 'Android',
        createdAt: daysAfter(0, -3),
        seenAt: daysAfter(0, -0.2),
        endedAt: null,
        isOpen: true,
      },
      {
        id: 's1',
        method: 'passkey',
        address: '198.51.•••.•••',
        browser: 'Safari',
        system: 'iOS',
        createdAt: daysAfter(-6),
        seenAt: daysAfter(-5),
        endedAt: daysAfter(-5),
        isOpen: false,
      },
    ],
    total: 2,
  }),
} satisfies Examples;
