import type { Game } from '../catalogue/Game.ts';
import type { GameInfo } from '../info/GameInfo.ts';
import type { Lottery } from '../lottery/Lottery.ts';

/** A game of the catalogue; what differs is given. */
export const game = (changes: Partial<Game> = {}): Game => ({
  nodeId: 'moon-lotus',
  title: 'Lotus of the Moon',
  vendor: 'Banyan',
  vassalage: 'BANYAN',
  category: 'slots',
  image: '/art/LOTUS/game/moon-lotus.webp',
  badge: null,
  returnToPlayer: 96.5,
  minBet: 200,
  currency: 'VND',
  isFav: false,
  underMaintenance: false,
  hasDemo: true,
  maintenance: null,
  ...changes,
});

/** So many different games. */
export const gamesOf = (count: number, changes: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) =>
    game({ nodeId: `game-${index + 1}`, title: `Game ${index + 1}`, ...changes }),
  );

/** Everything about a game; what differs is given. */
export const gameInfo = (changes: Partial<GameInfo> = {}): GameInfo => ({
  game: game(),
  description: 'Lanterns over a pond.',
  maxBet: 5_000_000,
  lines: 25,
  volatility: 'high',
  releasedOn: '2025-03-09',
  rules: '<ul><li>Three alike win.</li></ul>',
  modes: { demo: true, real: true },
  related: [game({ nodeId: 'night-market', title: 'Night Market' })],
  ...changes,
});

/** An official lottery of the South; what differs is given. */
export const lottery = (changes: Partial<Lottery> = {}): Lottery => ({
  code: 'HCM',
  remark: 'TP.HCM',
  gameId: 'xs-hcm',
  isOfficial: true,
  region: 'Southern',
  drawDayOfWeek: '1,6',
  nextDrawAt: '2026-11-21T09:15:00.000Z',
  ...changes,
});
