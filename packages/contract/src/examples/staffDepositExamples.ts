import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

const deposit = ({ currency, money, say }: Reader) => ({
  reference: 'DP4H8X2LQ9TC',
  username: 'lotus88',
  memberId: '5a0f6c1e-2b7d-4e93-8c55-7f1e2d3c4b10',
  memberErasedAt: null,
  methodName: say('Bank transfer', 'Chuyển khoản ngân hàng'),
  shows: 'account' as const,
  currency,
  amount: money(120),
  credited: null,
  state: 'waiting' as const,
  reason: null,
  slipAt: daysAfter(0, -0.5),
  createdAt: daysAfter(0, -1),
  expiresAt: daysAfter(0, 1),
  endedAt: null,
});

const arrival = ({ currency, money }: Reader) => ({
  id: '7b1f0d3c-5e2a-4c6b-9d84-1a2b3c4d5e66',
  reference: 'FT204881937',
  state: 'open' as const,
  currency,
  amount: money(100),
  memo: 'DP4H8X2LQ9TC',
  payerName: 'L***G',
  payerBank: 'ACB',
  payerNumber: '••••4821',
  deposit: null,
  decidedBy: null,
  isReturnRefused: false,
  request: null,
  at: daysAfter(0, -0.6),
  receivedAt: daysAfter(0, -0.6),
});

const details = (reader: Reader) => ({
  deposit: deposit(reader),
  arrivals: [arrival(reader)],
  secondPersonFrom: reader.money(4_000),
});

const decision = (reader: Reader) => ({ outcome: 'done' as const, arrival: arrival(reader) });

/** Answers about deposits as staff sees them. */
export const staffDepositExamples = {
  getStaffDeposits: (reader) => ({
    deposits: [deposit(reader)],
    total: 1,
    waiting: { slips: 1, waiting: 3, arrivals: 1, requests: 0 },
  }),
  getStaffDeposit: details,
  rejectStaffDeposit: details,
  getStaffArrivals: (reader) => ({ arrivals: [arrival(reader)], total: 1 }),
  getStaffArrival: (reader) => ({
    arrival: arrival(reader),
    deposits: [deposit(reader)],
    secondPersonFrom: reader.money(4_000),
  }),
  matchStaffArrival: decision,
  returnStaffArrival: decision,
  decideStaffDepositRequest: decision,
  getStaffDepositRequests: () => ({ requests: [] }),
} satisfies Examples;
