import type { Screen } from '../Screen.ts';
import { everybody, page } from './stateSets.ts';

/** The lobby, its categories, and the page of a game. */
export const gamesScreens: readonly Screen[] = [
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
    title: 'Games/Play',
    feature: 'games',
    path: '/play/:gameId',
    at: '/play/pond-lotus',
    states: ['guest', 'loading', 'error'],
  },
  {
    title: 'Games/Play, no such game',
    feature: 'games',
    path: '/play/:gameId',
    at: '/play/pond-lotus',
    viewer: 0,
    refuses: { launchGame: 'NOT_FOUND' },
    states: ['member'],
  },
  {
    title: 'Games/Nothing found',
    feature: 'games',
    path: '/games',
    at: '/games?search=zeppelin',
    states: ['guest'],
  },
  {
    title: 'Games/Filtered',
    feature: 'games',
    path: '/games',
    at: '/games?bet=0.1&volatility=high&sort=newest',
    states: ['guest', 'long'],
  },
  {
    title: 'Games/Spelt otherwise',
    feature: 'games',
    path: '/games',
    at: '/games?search=o',
    changes: { getGames: { isNear: true } },
    states: ['guest'],
  },
  {
    title: 'Games/No favourites',
    feature: 'games',
    path: '/games',
    changes: {
      getFavourites: { list: [], total: 0 },
      getRecentGames: { list: [] },
      getUnfinishedGames: { list: [] },
      getFavouriteIds: { list: [] },
    },
    states: ['member'],
  },
  { title: 'Games/Lotteries', feature: 'games', path: '/lottery', states: page },
];
