import { daysAfter } from './exampleTime.ts';
import type { Examples } from './Reader.ts';

const [held, watched] = [
  { memberId: '5a0f6c1e-2b7d-4e93-8c55-7f1e2d3c4b10', username: 'lotus88' },
  { memberId: 'c2e4a6b8-9d1f-4b37-a5c9-0e8f6d4b2a71', username: 'dragonfly' },
];

/** Answers of the console's calls by which a merchant shows that it keeps to its rules. */
export const staffComplianceExamples = {
  getStaffAuditRuns: () => ({
    runs: [
      { id: '41', startedAt: daysAfter(0, -0.05), took: 840, checks: 22, breaches: [] },
      {
        id: '40',
        startedAt: daysAfter(0, -1.05),
        took: 910,
        checks: 22,
        breaches: [
          {
            check: 'balance-is-sum',
            row: '{"account":"7b1f0d3c-5e2a-4c6b-9d84-1a2b3c4d5e66","balance":1200000,"sum":1250000}',
          },
        ],
      },
    ],
    total: 2,
    checks: [
      'transfer-sums-to-zero',
      'balance-is-sum',
      'no-overdraft',
      'hold-settled-once',
      'staff-trail-whole',
    ],
  }),
  getStaffExclusions: () => ({
    exclusions: [
      {
        id: 'e3',
        ...held,
        kind: 'timeOut' as const,
        startedAt: daysAfter(-1),
        endsAt: daysAfter(6),
        isInForce: true,
      },
      {
        id: 'e2',
        ...watched,
        kind: 'selfExclusion' as const,
        startedAt: daysAfter(-20),
        endsAt: null,
        isInForce: true,
      },
      {
        id: 'e1',
        ...watched,
        kind: 'timeOut' as const,
        startedAt: daysAfter(-60),
        endsAt: daysAfter(-53),
        isInForce: false,
      },
    ],
    total: 3,
  }),
  getStaffReviews: () => ({
    reviews: [
      {
        ...held,
        likenesses: ['nameAndBirthday' as const, 'card' as const],
        isHeld: true,
        foundAt: daysAfter(0, -4),
        excludedUntil: null,
        decision: null,
        decidedBy: null,
        decidedAt: null,
      },
      {
        ...watched,
        likenesses: ['device' as const],
        isHeld: false,
        foundAt: daysAfter(-1),
        excludedUntil: daysAfter(120),
        decision: null,
        decidedBy: null,
        decidedAt: null,
      },
    ],
    total: 2,
    waiting: { open: 2, held: 1 },
  }),
} satisfies Examples;
