/** A page that is measured: what it is called in the table, and its address. */
export type BenchPage = { name: string; path: string };

/** What a visitor opens first; each is written as HTML. */
export const publicPages: readonly BenchPage[] = [
  { name: 'slots', path: '/rng' },
  { name: 'a game', path: '/game/lotus-of-the-moon' },
  { name: 'lottery', path: '/lottery' },
  { name: 'promotions', path: '/promotions' },
  { name: 'help', path: '/help' },
  { name: 'register', path: '/register' },
  { name: 'login', path: '/?modal=login' },
];

/** What a member opens in a tab of a site that knows them already. */
export const memberPages: readonly BenchPage[] = [
  { name: 'member home', path: '/member' },
  { name: 'deposit', path: '/member/deposit' },
];
