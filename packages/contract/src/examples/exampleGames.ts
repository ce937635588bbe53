import type { ValueOf } from '../endpoints.ts';
import { daysAfter } from './exampleTime.ts';
import type { Reader } from './Reader.ts';

type Category = ValueOf<'getGameInfo'>['game']['category'];
type Badge = ValueOf<'getGameInfo'>['game']['badge'];
type Line = readonly [
  id: string,
  title: readonly [english: string, vietnamese: string],
  category: Category,
  badge?: Badge,
];

/** Studios of the examples' games by their codes. */
export const exampleStudios: Readonly<Record<string, string>> = {
  BANYAN: 'Banyan Works',
  HARBOUR: 'Harbour Live',
  KITE: 'Kite Arena',
  TIDE: 'Tideline',
};

/** The games of the examples. */
export const gameLines: readonly Line[] = [
  ['pond-lotus', ['Golden Pond', 'Hồ Sen Vàng'], 'slots', 'hot'],
  ['night-market', ['Night Market', 'Chợ Đêm'], 'slots'],
  ['paper-dragon', ['Paper Dragon', 'Rồng Giấy'], 'slots', 'new'],
  ['north-wind', ['North Wind', 'Gió Bấc'], 'slots'],
  ['live-baccarat', ['Harbour Baccarat', 'Baccarat Bến Cảng'], 'live', 'exclusive'],
  ['live-roulette', ['Evening Roulette', 'Roulette Chiều'], 'live'],
  ['deep-tide', ['Deep Tide', 'Săn Cá Biển Sâu'], 'fishing', 'hot'],
  ['coral-run', ['Coral Run', 'Rạn San Hô'], 'fishing'],
  ['thirteen', ['Thirteen South', 'Tiến Lên'], 'cards'],
  ['ladder-21', ['Ladder 21', 'Thang 21'], 'cards', 'new'],
  ['world-football', ['World Football', 'Bóng Đá Thế Giới'], 'sports'],
  ['arena-five', ['Arena Five', 'Đấu Trường Năm'], 'esports'],
  ['moon-rocket', ['Moon Rocket', 'Tên Lửa Trăng'], 'mini', 'hot'],
  ['duel-dice', ['Dice Duel', 'Đấu Xúc Xắc'], 'pvp'],
  ['keno-quick', ['Quick Keno', 'Keno Nhanh'], 'lottery'],
];

/** The code of a game's studio. */
export const studioOf = (category: Category): string => {
  if (category === 'live') return 'HARBOUR';
  if (category === 'fishing') return 'TIDE';
  return category === 'sports' || category === 'esports' || category === 'pvp' ? 'KITE' : 'BANYAN';
};

/** Every game of the examples, for a reader. */
export const exampleGames = ({ say, money, currency }: Reader): ValueOf<'getHotGames'>['list'] =>
  gameLines.map(([nodeId, [english, vietnamese], category, badge = null], index) => ({
    nodeId,
    title: say(english, vietnamese),
    vendor: exampleStudios[studioOf(category)] ?? '',
    vassalage: studioOf(category),
    category,
    image: `/art/game/${nodeId}.${say('en', 'vi') === 'vi' ? 'vi' : 'en'}.webp`,
    badge,
    returnToPlayer: category === 'slots' ? 96.5 - index / 10 : null,
    minBet: money(0.2),
    currency,
    isFav: index === 1,
    underMaintenance: nodeId === 'coral-run',
    hasDemo: category === 'slots',
    maintenance: nodeId === 'coral-run' ? { startsAt: daysAfter(0, -1), endsAt: daysAfter(0, 2) } : null,
  }));
