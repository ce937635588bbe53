import { lotteryGames } from '../lottery/lotteryGames.ts';

/** A game that the arcade plays. Its id is what launches and calls name. */
export type ArcadeGame = { id: string; vendor: string; kind: string; title: { vi: string; en: string } };

const of = (kind: string, games: readonly (readonly [string, string, string, string])[]): ArcadeGame[] =>
  games.map(([id, vendor, vi, en]) => ({ id, vendor, kind, title: { vi, en } }));

/** Every game of the arcade, by the studio whose name it is offered under. */
export const catalogue: readonly ArcadeGame[] = [
  ...of('taiXiu', [['tai-xiu-lightning', 'REDTHREAD', 'Tài Xỉu Chớp Nhoáng', 'Lightning Tai Xiu']]),
  ...of('bauCua', [['bau-cua-hoi-xuan', 'REDTHREAD', 'Bầu Cua Hội Xuân', 'Spring Fair Bau Cua']]),
  ...of('coin', [['coin-of-fortune', 'COPPERFOX', 'Đồng Xu Vận May', 'Coin of Fortune']]),
  ...of('lottery', lotteryGames),
];

const byId = new Map(catalogue.map((game) => [game.id, game]));

/** The game of an id; undefined where the arcade has none. */
export const gameOf = (id: string): ArcadeGame | undefined => byId.get(id);

/** The studios whose games the arcade plays. */
export const vendors: readonly string[] = [...new Set(catalogue.map(({ vendor }) => vendor))];
