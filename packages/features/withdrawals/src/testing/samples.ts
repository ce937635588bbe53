import type { BankCards } from '../cards/BankCard.ts';
import type { Withdrawal, WithdrawalDetails } from '../history/Withdrawal.ts';
import type { Terms } from '../request/Terms.ts';

/** Bank accounts as the platform answers them. */
export const cardsOf = (changes: Partial<BankCards> = {}): BankCards => ({
  cards: [
    {
      id: 'card-1',
      bankCode: 'VCB',
      bankName: 'Vietcombank',
      number: '••••••7890',
      payeeName: 'NGUYEN VAN A',
      addedAt: '2026-11-20T08:00:00Z',
    },
  ],
  max: 5,
  banks: [
    { code: 'VCB', name: 'Vietcombank' },
    { code: 'ACB', name: 'ACB' },
  ],
  numberRule: { kind: 'digits', minLength: 6, maxLength: 19 },
  payeeName: 'NGUYEN VAN A',
  hasPaymentPassword: true,
  ...changes,
});

/** Limits and balance as the platform answers them. */
export const termsOf = (changes: Partial<Terms> = {}): Terms => ({
  currency: 'VND',
  available: 1_000_000,
  minAmount: 100_000,
  maxAmount: 800_000,
  dayCount: 5,
  dayCountLeft: 4,
  daySum: 5_000_000,
  daySumLeft: 700_000,
  fee: 0,
  confirmMinutes: 30,
  usualMinutes: null,
  coolingUntil: null,
  hasPaymentPassword: true,
  needsProof: false,
  ...changes,
});

/** A withdrawal that was paid and waits for the member's word. */
export const withdrawalOf = (changes: Partial<WithdrawalDetails> = {}): WithdrawalDetails => ({
  id: 'w-1',
  reference: 'W2345678AB',
  state: 'paid',
  currency: 'VND',
  amount: 600_000,
  fee: 0,
  payment: 600_000,
  received: 0,
  remaining: 600_000,
  receipt: null,
  reason: null,
  bankName: 'Vietcombank',
  number: '••••••7890',
  payeeName: 'NGUYEN VAN A',
  proofs: 0,
  createdAt: '2026-11-21T08:00:00Z',
  changedAt: '2026-11-21T08:05:00Z',
  confirmBy: '2126-11-21T08:35:00Z',
  events: [
    { state: 'requested', at: '2026-11-21T08:00:00Z', by: 'member', amount: null },
    { state: 'approved', at: '2026-11-21T08:01:00Z', by: 'system', amount: null },
    { state: 'paid', at: '2026-11-21T08:05:00Z', by: 'gateway', amount: 600_000 },
  ],
  ...changes,
});

/** A withdrawal as a list has it, without its history. */
export const listedOf = (changes: Parameters<typeof withdrawalOf>[0] = {}): Withdrawal => {
  const { events: _events, ...listed } = withdrawalOf(changes);
  return listed;
};
