/** A page that is measured: what it is called in the table, and its address. */
export type BenchPage = { name: string; path: string };

/** What a visitor opens first; each is written as HTML. */
export const publicPages: readonly BenchPage[] = [
  { name: 'games', path: '/games' },
  { name: 'slots', path: '/rng' },
  { name: 'live', path: '/live' },
  { name: 'sports', path: '/sports' },
  { name: 'a game', path: '/game/lotus-of-the-moon' },
  { name: 'lottery', path: '/lottery' },
  { name: 'promotions', path: '/promotions' },
  { name: 'help', path: '/help' },
  { name: 'news', path: '/news' },
  { name: 'an article', path: '/news/what-a-return-means' },
  { name: 'feedback', path: '/feedback' },
  { name: 'app', path: '/m/appDownload' },
  { name: 'register', path: '/register' },
  { name: 'login', path: '/?modal=login' },
];

/** What a member opens in a tab of a site that knows them already. */
export const memberPages: readonly BenchPage[] = [
  { name: 'member home', path: '/member' },
  { name: 'deposit', path: '/member/deposit' },
];
