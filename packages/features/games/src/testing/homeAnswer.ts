import type { RouteValue } from '@marquee/contract/route';
import { gamesOf } from './samples.ts';

/** So many recent wins, newest first. */
export const winnersOf = (count: number): RouteValue<'getHome'>['winnerBoard'] =>
  Array.from({ length: count }, (_, index) => ({
    player: `ng***${String(index).padStart(2, '0')}`,
    gameName: 'Lotus of the Moon',
    gameId: 'moon-lotus',
    prize: 1_250_000 + index,
    currency: 'VND',
    winningTime: new Date(Date.UTC(2026, 10, 21, 9, 59 - index)).toISOString(),
  }));

/** The answer that the home page is made from; what differs is given. */
export const homeAnswer = (changes: Partial<RouteValue<'getHome'>> = {}): RouteValue<'getHome'> => ({
  notice: [],
  banners: [],
  scene: { wide: '', narrow: '', alt: '' },
  popup: null,
  promotion: [],
  popular: gamesOf(12),
  resources: [],
  paymentMethods: [],
  domainList: [],
  customerService: { url: null, email: null, hours: '24/7' },
  winnerBoard: winnersOf(20),
  ...changes,
});
