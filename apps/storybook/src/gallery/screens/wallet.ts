import type { Screen } from '../Screen.ts';
import { own } from './stateSets.ts';

/** The wallet, and the records of what happened in it. */
export const walletScreens: readonly Screen[] = [
  { title: 'Member/Wallet', feature: 'wallet', path: '/member/wallet', viewer: 0, states: own },
  {
    title: 'Member/Wallet with those of providers',
    feature: 'wallet',
    at: '/member/wallet',
    viewer: 0,
    changes: ({ money }) => ({
      getMerchantWallet: { isSingle: false },
      getConsolidatedFunds: {
        isSingle: false,
        total: money(1510),
        wallets: [
          { vassalage: 'LREEL', title: 'Lantern Reel', balance: money(120) },
          { vassalage: 'BANYAN', title: 'Lucky Banyan', balance: 0 },
        ],
      },
    }),
    shows: 'main form select',
    states: ['member', 'long'],
  },
  { title: 'Member/Records', feature: 'wallet', path: '/member/records', viewer: 0, states: own },
  {
    title: 'Member/Records of which none is found',
    feature: 'wallet',
    at: '/member/records?period=last30&kinds=deposit',
    viewer: 0,
    changes: { getAccountRecord: { total: 0, moneyIn: 0, moneyOut: 0, movements: [] } },
    states: ['member'],
  },
  {
    title: 'Member/Records of days of one’s own',
    feature: 'wallet',
    at: '/member/records?tab=profit&from=2026-01-01&to=2026-01-31',
    viewer: 0,
    states: ['empty'],
  },
  ...(['profit', 'bets', 'bonus'] as const).map((tab): Screen => ({
    title: `Member/Records (${tab})`,
    feature: 'wallet',
    at: `/member/records?tab=${tab}`,
    viewer: 0,
    states: ['member', 'empty', 'long'],
  })),
];
