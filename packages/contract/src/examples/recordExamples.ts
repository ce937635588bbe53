import { daysAfter } from './exampleTime.ts';
import type { Examples, Reader } from './Reader.ts';

const references = [
  'TQCHP-9YBMT',
  'T7HPJ-XJC3A',
  'TPNUE-M6DHW',
  'T6TZA-ASDYC',
  'TNX67-YCEEW',
  'T54C3-NYEVF',
  'TM8HX-AKFBW',
  'T4DPT-Y6GSD',
  'TKHUP-NSG8S',
  'T3PZJ-BDHPF',
  'TJT6F-ZYH5S',
  'T2YBB-PKJKF',
];

const told = ({ currency, timeZone }: Reader) => ({
  startDate: daysAfter(-6).slice(0, 10),
  endDate: daysAfter(0).slice(0, 10),
  timeZone,
  currency,
});

const movements = [
  ['deposit', 500, 500],
  ['bet', -20, 480],
  ['win', 170, 650],
  ['bet', -50, 600],
  ['withdrawal', -200, 400],
] as const;

const bonusMovements = [
  ['bonus', 50, 50],
  ['bet', -20, 30],
  ['win', 35, 65],
  ['bet', -25, 40],
] as const;

const results = [-40, 120, -15, 0, -60, 210, -35];

const flowsOf = ({ money }: Reader, net: number, stakes = 100) => ({
  stakes: money(stakes),
  wins: money(stakes + net),
  refunds: 0,
  net: money(net),
  deposits: 0,
  withdrawals: 0,
  bonus: 0,
  other: 0,
});

/** Answers about what a member's money did, and the bounds that the member has set. */
export const recordExamples = {
  getConsolidatedFunds: ({ currency, money }) => ({
    currency,
    isSingle: true,
    total: money(1390),
    main: money(1250),
    bonus: money(40),
    held: money(100),
    wallets: [],
  }),
  getMerchantWallet: () => ({ isSingle: true }),
  getAccountRecord: (reader, { wallet = 'main' }) => {
    const isBonus = wallet === 'bonus';
    const rows = isBonus ? bonusMovements : movements;
    return {
      ...told(reader),
      wallet,
      wallets: [
        { wallet: 'main', title: null },
        { wallet: 'bonus', title: null },
      ],
      total: rows.length,
      moneyIn: reader.money(isBonus ? 85 : 670),
      moneyOut: reader.money(isBonus ? -45 : -270),
      movements: rows
        .map(([kind, amount, after], index) => ({
          reference: references[index % references.length]!,
          at: daysAfter(-1, index * 2),
          kind,
          amount: reader.money(amount),
          balanceAfter: reader.money(after),
          otherWallet: null,
        }))
        .toReversed(),
    };
  },
  getProfitAndLoss: (reader) => ({
    ...told(reader),
    totals: flowsOf(reader, 180, 700),
    days: results.map((net, index) => ({ date: daysAfter(-index).slice(0, 10), ...flowsOf(reader, net) })),
    vendors: [
      {
        vassalage: 'LREEL',
        title: 'Lantern Reel',
        rounds: 48,
        stakes: reader.money(700),
        wins: reader.money(880),
        net: reader.money(180),
      },
    ],
  }),
  getBetHistory: (reader) => ({
    ...told(reader),
    total: 2,
    stakes: reader.money(70),
    wins: reader.money(170),
    net: reader.money(100),
    vendors: [{ vassalage: 'LREEL', title: 'Lantern Reel' }],
    rounds: [
      [50, 0],
      [20, 170],
    ].map(([stake = 0, win = 0], index) => ({
      reference: index === 0 ? 'R7CAA-WCSJ9' : 'RPGF6-KYSZN',
      roundId: `R-${7710 + index}`,
      openedAt: daysAfter(0, -index - 1),
      closedAt: daysAfter(0, -index - 1),
      gameId: 'dragon-well',
      game: reader.say('Dragon Well', 'Giếng Rồng'),
      vassalage: 'LREEL',
      vendor: 'Lantern Reel',
      stake: reader.money(stake),
      win: reader.money(win),
      net: reader.money(win - stake),
    })),
  }),
  getResponsiblePlay: ({ currency, timeZone, money }) => ({
    currency,
    timeZone,
    waitHours: 24,
    limits: [
      { kind: 'deposit' as const, limit: money(500), used: money(320), pending: null, isOwn: true },
      {
        kind: 'loss' as const,
        limit: money(200),
        used: money(45),
        pending: { limit: money(400), at: daysAfter(1, -4) },
        isOwn: true,
      },
      { kind: 'stake' as const, limit: null, used: money(1200), pending: null, isOwn: false },
      { kind: 'session' as const, limit: 180, used: 62, pending: null, isOwn: true },
    ].map((limit) => ({
      ...limit,
      period: 'week' as const,
      resetsAt: daysAfter(2),
      least: limit.kind === 'session' ? 15 : money(1),
      most: null,
    })),
    exclusion: null,
    timeOutHours: [24, 72, 168, 1008],
    exclusionMonths: [6, 12, 60, null],
    realityCheck: { minutes: 60, choices: [15, 30, 60] },
  }),
} satisfies Examples;
