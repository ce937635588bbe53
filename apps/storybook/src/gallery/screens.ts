import type { Screen } from './Screen.ts';

const everybody = ['guest', 'member', 'agent', 'demo'] as const;
const answers = ['loading', 'empty', 'error', 'long'] as const;
const page = ['guest', 'member', ...answers] as const;
/** A further page of it: how the others are turned away is seen on the first. */
const own = ['member', ...answers] as const;

/** What a login shows of the way to a member. */
const hints = { authenticator: null, sms: '•••678', boundEmail: 'l•••@e•••.com', payeeName: null };

/** The button beside the heading, and the link in the words below it. */
const changePaymentPassword = 'main :has(> h2) + button';
const forgottenPaymentPassword = 'main h2 + * button';

/**
 * Every screen of the sites. A page is two lines: where it stands in the sidebar, and which states it has. A test
 * compares this with the handles of the features.
 */
export const screens: readonly Screen[] = [
  { title: 'Home', feature: 'home', path: '/', states: [...everybody, ...answers, 'maintenance', 'blocked'] },
  { title: 'Promotions', feature: 'home', path: '/promotions', states: page },
  {
    title: 'Register',
    feature: 'account',
    path: '/register',
    states: ['guest', 'member', 'loading', 'error', 'long'],
  },
  { title: 'Feedback', feature: 'feedback', path: '/feedback', states: ['guest', 'member'] },
  { title: 'Help', feature: 'help', path: '/help', states: page },
  {
    title: 'Help topic',
    feature: 'help',
    path: '/help',
    at: '/help?topic=responsible',
    states: ['guest', 'long'],
  },
  { title: 'Help for machines', feature: 'help', path: '/helpmc', states: ['guest', ...answers] },
  { title: 'Games/All', feature: 'games', path: '/games', states: page },
  { title: 'Games/Slots', feature: 'games', path: '/rng', states: ['guest'] },
  { title: 'Games/Live casino', feature: 'games', path: '/live', states: ['guest'] },
  { title: 'Games/Sports', feature: 'games', path: '/sports', states: ['guest'] },
  { title: 'Games/Fishing', feature: 'games', path: '/fish', states: ['guest'] },
  { title: 'Games/Player vs player', feature: 'games', path: '/pvp', states: ['guest'] },
  {
    title: 'Games/Game',
    feature: 'games',
    path: '/game/:gameId',
    at: '/game/pond-lotus',
    states: [...everybody, 'loading', 'error', 'long'],
  },
  {
    title: 'Games/Game under maintenance',
    feature: 'games',
    path: '/game/:gameId',
    at: '/game/coral-run',
    states: ['guest'],
  },
  {
    title: 'Games/Game of a lottery',
    feature: 'games',
    path: '/game/:gameId',
    at: '/game/keno-quick',
    states: ['guest'],
  },
  {
    title: 'Games/Nothing found',
    feature: 'games',
    path: '/games',
    at: '/games?search=zeppelin',
    states: ['guest'],
  },
  { title: 'Games/Lotteries', feature: 'games', path: '/lottery', states: page },
  {
    title: 'Member/My account',
    feature: 'account',
    path: '/member',
    viewer: 0,
    states: [...everybody, ...answers],
  },
  { title: 'Member/Deposit', feature: 'deposits', path: '/member/deposit', viewer: 0, states: own },
  {
    title: 'Member/Deposit that waits',
    feature: 'deposits',
    at: '/member/deposit?reference=DP4H8X2LQ9TC',
    viewer: 0,
    states: ['member', 'loading', 'error', 'long'],
  },
  { title: 'Member/Withdraw', feature: 'withdrawals', path: '/member/withdraw', viewer: 0, states: own },
  {
    title: 'Member/Withdrawals',
    feature: 'withdrawals',
    path: '/member/withdrawals',
    viewer: 0,
    states: own,
  },
  {
    title: 'Member/Withdraw for the first time',
    feature: 'withdrawals',
    at: '/member/withdraw',
    viewer: 0,
    changes: {
      getWithdrawalTerms: { hasPaymentPassword: false },
      getBankCards: { hasPaymentPassword: false, cards: [] },
    },
    states: ['member'],
  },
  {
    title: 'Member/Withdraw after a new payment password',
    feature: 'withdrawals',
    at: '/member/withdraw',
    viewer: 0,
    changes: { getWithdrawalTerms: { coolingUntil: '2026-11-22T05:00:00.000Z' } },
    states: ['member'],
  },
  {
    title: 'Member/Withdrawal',
    feature: 'withdrawals',
    at: '/member/withdrawals?id=5f0c8a52-8d1c-4b6b-9a54-2f0a5b1c7d3e',
    viewer: 0,
    states: ['member', 'loading', 'error', 'long'],
  },
  { title: 'Member/Bank accounts', feature: 'withdrawals', path: '/member/cards', viewer: 0, states: own },
  {
    title: 'Member/Payment password/Set',
    feature: 'withdrawals',
    at: '/member/cards',
    viewer: 0,
    changes: { getBankCards: { hasPaymentPassword: false } },
    states: ['member'],
  },
  {
    title: 'Member/Payment password/Change',
    feature: 'withdrawals',
    at: '/member/cards',
    viewer: 0,
    presses: [changePaymentPassword],
    states: ['member'],
  },
  {
    title: 'Member/Payment password/Forgotten',
    feature: 'withdrawals',
    at: '/member/cards',
    viewer: 0,
    presses: [forgottenPaymentPassword],
    states: ['member'],
  },
  {
    title: 'Member/Payment password/Forgotten without a way to send a code',
    feature: 'withdrawals',
    at: '/member/cards',
    viewer: 0,
    changes: { getPaymentPasswordReset: { receivers: [] } },
    presses: [forgottenPaymentPassword],
    states: ['member'],
  },
  { title: 'Member/Wallet', feature: 'wallet', path: '/member/wallet', viewer: 0, states: own },
  { title: 'Member/Records', feature: 'wallet', path: '/member/records', viewer: 0, states: own },
  ...(['profit', 'bets', 'bonus'] as const).map((tab): Screen => ({
    title: `Member/Records (${tab})`,
    feature: 'wallet',
    at: `/member/records?tab=${tab}`,
    viewer: 0,
    states: ['member', 'empty', 'long'],
  })),
  // Terms that one may choose from are never empty.
  {
    title: 'Member/Limits',
    feature: 'responsible-play',
    path: '/member/limits',
    viewer: 0,
    states: ['member', 'loading', 'error', 'long'],
  },
  {
    title: 'Member/Security',
    feature: 'security',
    path: '/member/security',
    viewer: 0,
    states: own,
  },
  {
    title: 'Member/Security without the app',
    feature: 'security',
    at: '/member/security',
    viewer: 0,
    changes: { getSecurity: { authenticator: null } },
    states: ['member'],
  },
  {
    title: 'Member/Play time over',
    feature: 'responsible-play',
    modal: { id: 'playTimeOver', params: {} },
    states: ['guest'],
  },
  {
    title: 'Account/Log in',
    feature: 'account',
    modal: { id: 'login', params: {} },
    states: ['guest', 'error'],
  },
  {
    title: 'Account/Log in by code',
    feature: 'account',
    modal: { id: 'login', params: { tab: 'sms' } },
    states: ['guest'],
  },
  ...(['authenticator', 'sms', 'boundEmail', 'payeeName'] as const).map((method): Screen => ({
    title: `Account/Second proof (${method})`,
    feature: 'account',
    modal: {
      id: 'secondFactor',
      params: {
        verification: {
          challenge: 'example',
          expiresIn: 600,
          methods: [
            { method, hint: hints[method] },
            { method: 'email', hint: 'l•••@e•••.com' },
          ],
        },
      },
    },
    states: ['guest'],
  })),
  {
    title: 'Account/Forgotten password',
    feature: 'account',
    modal: { id: 'forgotPassword', params: {} },
    states: ['guest'],
  },
  {
    title: 'Account/New password',
    feature: 'account',
    modal: { id: 'setPasswordByLink', params: { resetToken: 'example' } },
    states: ['guest'],
  },
  {
    title: 'Account/Change password',
    feature: 'account',
    modal: { id: 'changePassword', params: {} },
    states: ['member'],
  },
  {
    title: 'Account/After login',
    feature: 'account',
    modal: { id: 'afterLogin', params: { isFirst: false } },
    viewer: 0,
    states: ['member', 'long'],
  },
  { title: 'Account/Log out', feature: 'account', modal: { id: 'logout', params: {} }, states: ['member'] },
  {
    title: 'Account/Real account needed',
    feature: 'account',
    modal: { id: 'realAccountNeeded', params: {} },
    states: ['demo'],
  },
  {
    title: 'Account/New terms',
    feature: 'account',
    modal: { id: 'acceptTerms', params: {} },
    states: ['member'],
  },
  {
    title: 'Account/Free play',
    feature: 'free-play',
    modal: { id: 'freePlay', params: {} },
    states: ['guest'],
  },
  {
    title: 'Announcements/List',
    feature: 'announcements',
    modal: { id: 'announcements', params: {} },
    states: page,
  },
  {
    title: 'Announcements/Inbox',
    feature: 'announcements',
    modal: { id: 'announcements', params: { tab: 'inbox' } },
    viewer: 0,
    states: own,
  },
  {
    title: 'Announcements/Promotion',
    feature: 'announcements',
    modal: { id: 'promotion', params: { id: 'first-week' } },
    states: ['guest', ...answers],
  },
  { title: 'No such page', feature: 'home', at: '/no-such-page', states: ['guest'] },
];
