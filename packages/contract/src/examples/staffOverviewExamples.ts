import type { ValueOf } from '../endpoints.ts';
import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

type Overview = ValueOf<'getStaffOverview'>;
type Figures = Overview['currencies'][number]['total'];

/** What one day brought, in dollars: paid in, paid out, staked and won. */
const days = [
  [4_200, 2_900, 31_000, 29_400],
  [3_800, 3_100, 27_500, 26_900],
  [5_100, 2_400, 36_200, 33_800],
  [4_600, 5_200, 33_900, 35_300],
  [6_300, 3_700, 41_800, 39_100],
  [7_900, 4_400, 52_300, 48_700],
  [3_200, 1_600, 18_400, 17_600],
] as const;

const figures = ({ money }: Reader, day: readonly number[]): Figures => {
  const [deposits, withdrawals, bets, wins] = [0, 1, 2, 3].map((at) => money(day[at] ?? 0)) as [
    number,
    number,
    number,
    number,
  ];
  const bonusCost = money((day[0] ?? 0) / 20);
  return {
    deposits,
    depositCount: Math.round((day[0] ?? 0) / 40),
    withdrawals,
    withdrawalCount: Math.round((day[1] ?? 0) / 90),
    fees: 0,
    bets,
    betCount: Math.round((day[2] ?? 0) / 3),
    wins,
    gross: bets - wins,
    bonusCost,
    losses: 0,
    corrections: 0,
    net: bets - wins - bonusCost,
  };
};

const played = (
  { money }: Reader,
  [id, name, vendor]: readonly [string, string, string | null],
  bets: number,
  wins: number,
) => ({
  id,
  name,
  vendor,
  bets: money(bets),
  betCount: Math.round(bets / 3),
  wins: money(wins),
  gross: money(bets) - money(wins),
});

const overview = (reader: Reader): Overview => {
  const { currency, timeZone, say } = reader;
  const dates = days.map((_, index) => daysAfter(index - 6).slice(0, 10));
  const total = days[0].map((_, at) => days.reduce((sum, day) => sum + day[at]!, 0));
  return {
    from: dates[0]!,
    to: dates.at(-1)!,
    timeZone,
    at: daysAfter(0),
    isWhole: true,
    currencies: [
      {
        currency,
        total: figures(reader, total),
        days: days.map((day, index) => ({ day: dates[index]!, ...figures(reader, day) })),
        categories: [
          played(reader, ['slots', say('Slots', 'Nổ hũ'), null], 168_400, 160_900),
          played(reader, ['fishing', say('Fishing', 'Bắn cá'), null], 72_700, 69_900),
        ],
        vendors: [
          played(reader, ['LANTERN', 'Lantern', null], 168_400, 160_900),
          played(reader, ['BANYAN', 'Banyan', null], 72_700, 69_900),
        ],
        games: [
          played(reader, ['dragon-well', say('Dragon Well', 'Giếng Rồng'), 'Lantern'], 121_300, 115_200),
          played(reader, ['reef-hunter', say('Reef Hunter', 'Thợ săn san hô'), 'Banyan'], 72_700, 69_900),
          played(
            reader,
            ['lotus-of-the-moon', say('Lotus of the Moon', 'Sen Trăng'), 'Lantern'],
            47_100,
            45_700,
          ),
        ],
      },
    ],
    members: {
      active: 1_284,
      new: 97,
      days: dates.map((day, index) => ({ day, active: 310 + index * 24, new: 11 + (index % 3) * 2 })),
    },
  };
};

/** Answers of the console's calls about how a merchant stands. */
export const staffOverviewExamples = {
  getStaffOverview: overview,
  getStaffHealth: () => ({
    at: daysAfter(0),
    queues: [
      { queue: 'withdrawals' as const, count: 3, oldestAt: daysAfter(0, -5), overdue: null },
      { queue: 'disputes' as const, count: 0, oldestAt: null, overdue: null },
      { queue: 'secondPerson' as const, count: 1, oldestAt: daysAfter(0, -0.5), overdue: null },
      { queue: 'voices' as const, count: 2, oldestAt: daysAfter(-1, -2), overdue: 1 },
      { queue: 'reviews' as const, count: 1, oldestAt: daysAfter(-2), overdue: null },
    ],
    audit: { startedAt: daysAfter(0, -0.05), took: 840, breaches: 0 },
    outbox: { waiting: 0, oldestAt: null, failed: 2 },
    payouts: { waiting: 1, oldestAt: daysAfter(0, -0.1) },
    vendors: [
      {
        vendor: 'LANTERN',
        name: 'Lantern',
        rounds: 1_210,
        unfinished: 0,
        voided: 0,
        lastAt: daysAfter(0, -0.01),
      },
      {
        vendor: 'BANYAN',
        name: 'Banyan',
        rounds: 340,
        unfinished: 6,
        voided: 61,
        lastAt: daysAfter(0, -0.4),
      },
      { vendor: 'BAMBOO', name: 'Bamboo', rounds: 0, unfinished: 0, voided: 0, lastAt: null },
    ],
  }),
} satisfies Examples;
