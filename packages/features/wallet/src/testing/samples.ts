import type { BetHistory } from '../records/BetHistory.ts';
import type { ProfitDay } from '../records/ProfitDay.ts';
import type { Funds } from '../wallet/useFunds.ts';
import type { AccountRecord } from '../words/Movement.ts';

/** Funds of a member whose merchant has wallets at vendors, with changes. */
export const fundsOf = (changes: Partial<Funds> = {}): Funds => ({
  currency: 'VND',
  isSingle: false,
  total: 1_190_000,
  main: 1_000_000,
  bonus: 100_000,
  held: 50_000,
  wallets: [
    { vassalage: 'LANTERN', title: 'Lantern Reel', balance: 40_000 },
    { vassalage: 'BANYAN', title: 'Lucky Banyan', balance: 0 },
  ],
  ...changes,
});

/** A page of the main wallet's record, with changes. */
export const recordOf = (changes: Partial<AccountRecord> = {}): AccountRecord => ({
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  startDate: '2026-11-15',
  endDate: '2026-11-21',
  wallet: 'main',
  wallets: [
    { wallet: 'main', title: null },
    { wallet: 'bonus', title: null },
    { wallet: 'held', title: null },
    { wallet: 'LANTERN', title: 'Lantern Reel' },
  ],
  total: 45,
  moneyIn: 30_000,
  moneyOut: 20_000,
  movements: [
    {
      reference: 'TQCHP-9YBMT',
      at: '2026-11-20T17:30:00Z',
      kind: 'win',
      amount: 30_000,
      balanceAfter: 1_000_000,
      otherWallet: null,
    },
    {
      reference: 'T7HPJ-XJC3A',
      at: '2026-11-20T16:30:00Z',
      kind: 'transfer',
      amount: -20_000,
      balanceAfter: 970_000,
      otherWallet: 'LANTERN',
    },
  ],
  ...changes,
});

/** Figures of days on which nothing happened. */
export const nothing = {
  stakes: 0,
  wins: 0,
  refunds: 0,
  net: 0,
  deposits: 0,
  withdrawals: 0,
  bonus: 0,
  other: 0,
};

/** A day of profit and loss on which little happened. */
export const dayOf = (date: string, changes: Partial<ProfitDay> = {}): ProfitDay => ({
  date,
  ...nothing,
  ...changes,
});

/** A page of rounds, the first of them still open, with changes. */
export const betsOf = (changes: Partial<BetHistory> = {}): BetHistory => ({
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  startDate: '2026-11-15',
  endDate: '2026-11-21',
  total: 2,
  stakes: 15_000,
  wins: 40_000,
  net: 25_000,
  vendors: [
    { vassalage: 'LANTERN', title: 'Lantern Reel' },
    { vassalage: 'BANYAN', title: 'Lucky Banyan' },
  ],
  rounds: [
    {
      reference: 'R7CAA-WCSJ9',
      roundId: 'r-8',
      openedAt: '2026-11-20T17:30:00Z',
      closedAt: null,
      gameId: 'dragon-well',
      game: 'Dragon Well',
      vassalage: 'LANTERN',
      vendor: 'Lantern Reel',
      stake: 5_000,
      win: 0,
      net: -5_000,
    },
    {
      reference: 'RPGF6-KYSZN',
      roundId: 'r-7',
      openedAt: '2026-11-20T16:30:00Z',
      closedAt: '2026-11-20T16:30:09Z',
      gameId: 'lotus-moon',
      game: 'Lotus Moon',
      vassalage: 'BANYAN',
      vendor: 'Lucky Banyan',
      stake: 10_000,
      win: 40_000,
      net: 30_000,
    },
  ],
  ...changes,
});
