import fc from 'fast-check';

/** The members of a model's ledger. */
export const owners = [
  'a0000000-0000-4000-8000-000000000001',
  'b0000000-0000-4000-8000-000000000002',
  'c0000000-0000-4000-8000-000000000003',
] as const;

const currencies = ['VND', 'USD'] as const;

const owner = fc.constantFrom(...owners);
const currency = fc.constantFrom(...currencies);
const amount = fc.integer({ min: 1, max: 120 });
/** Which of what came before a step goes back to. */
const which = fc.nat();

/** One thing that is asked of the ledger. */
export type Step =
  | {
      type: 'deposit' | 'bonus' | 'withdraw' | 'hold';
      owner: string;
      currency: 'VND' | 'USD';
      amount: number;
    }
  | { type: 'gift'; owner: string; to: string; currency: 'VND' | 'USD'; amount: number }
  | { type: 'settle'; which: number; share: number; amountChange: number }
  | { type: 'retry'; which: number }
  | { type: 'otherData'; which: number };

/** A step that is as likely to be refused as to be done. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ type: fc.constant('deposit' as const), owner, currency, amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom('bonus' as const, 'withdraw' as const, 'hold' as const, 'hold' as const),
      owner,
      currency,
      amount,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('gift' as const), owner, to: owner, currency, amount }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('settle' as const),
      which,
      share: fc.constantFrom(0, 0.5, 1),
      amountChange: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('retry' as const), which }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('otherData' as const), which }) },
);
