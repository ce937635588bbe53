import type { ValueOf } from '../endpoints.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples } from './Reader.ts';

type Vendor = ValueOf<'getStaffVendors'>['vendors'][number];

const calls = (answered: number): Vendor['calls'] => ({
  answered,
  refused: Math.round(answered / 90),
  failed: answered > 4_000 ? 2 : 0,
  unsigned: 0,
  average: answered > 0 ? 38 : null,
  within: answered > 0 ? 100 : null,
});

/** One whose secret is being turned over, one that is ready, and one that nobody has connected yet. */
const vendors = (): [Vendor, Vendor, Vendor] => [
  {
    vendor: 'LANTERN',
    name: 'Lantern',
    games: 24,
    hasAddress: true,
    secrets: [
      { from: 'console', createdAt: daysAfter(0, -3), usedAt: daysAfter(0, -0.1), goodUntil: null },
      { from: 'environment', createdAt: null, usedAt: daysAfter(0, -2), goodUntil: daysAfter(0, 21) },
    ],
    calls: calls(4_810),
  },
  {
    vendor: 'BANYAN',
    name: 'Banyan',
    games: 12,
    hasAddress: true,
    secrets: [{ from: 'environment', createdAt: null, usedAt: null, goodUntil: null }],
    calls: calls(1_360),
  },
  { vendor: 'BAMBOO', name: 'Bamboo', games: 6, hasAddress: false, secrets: [], calls: calls(0) },
];

/** Answers of the console's calls about the vendors. */
export const staffVendorExamples = {
  getStaffVendors: () => ({ vendors: vendors() }),
  getStaffVendorCalls: () => ({
    vendor: vendors()[0],
    hours: [212, 240, 198, 175, 160, 96, 41, 12].map((answered, index) => ({
      hour: daysAfter(0, -1 - index),
      calls: calls(answered),
    })),
  }),
} satisfies Examples;
