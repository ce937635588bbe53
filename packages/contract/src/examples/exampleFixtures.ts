import type { QueryOf, ValueOf } from '../endpoints.ts';
import { exampleGames } from './exampleGames.ts';
import { daysAfter } from './exampleTime.ts';
import type { Reader } from './Reader.ts';

type Fixture = ValueOf<'getFixtures'>['list'][number];
type Line = readonly [
  sides: readonly [home: string, away: string],
  /** Hours after the examples' own moment; under way where it has begun. */
  startsIn: number,
  odds: readonly (number | null)[],
  score?: readonly [number, number],
];

/** The matches of the examples by their game, in the order of their starts. */
const lines: Readonly<Record<string, readonly Line[]>> = {
  'world-football': [
    [['Sóng Bạc', 'Rừng Thông'], -1.5, [185, 340, 425], [1, 0]],
    [['Đảo Ngọc', 'Chợ Nổi'], -1, [null, null, null], [2, 2]],
    [['Bến Mây', 'Đồi Gió'], -0.5, [640, 410, null], [0, 1]],
    [['Hồ Xanh', 'Cầu Đá'], -0.25, [212, 305, 360], [0, 0]],
    [['Thung Sao', 'Lũng Sương'], 2, [165, 370, 510]],
    [['Bồ Câu Đỏ', 'Họa Mi'], 4.5, [243, 318, 290]],
    [['Sếu Trắng', 'Én Xuân'], 20, [198, 335, 385]],
    [['Nhạn Biển', 'Cò Vàng'], 26, [1180, 655, 124]],
  ],
  'arena-five': [
    [['Night Herons', 'Mango Storm'], -0.5, [172, 208], [1, 1]],
    [['Copper Ants', 'Silent Tide'], 1, [134, 322]],
    [['Delta Foxes', 'Moon Carp'], 3, [191, 189]],
    [['Iron Lotus', 'Rain Pilots'], 22, [255, 151]],
  ],
};

const picks = { 2: ['1', '2'], 3: ['1', 'x', '2'] } as const;

/** The matches of the examples that a query asks for, those under way first. */
export const exampleFixtures = (
  reader: Reader,
  { category, mostOfGame = 3 }: QueryOf<'getFixtures'>,
): Fixture[] =>
  exampleGames(reader)
    .filter((game) => !category || game.category === category)
    .flatMap((game) =>
      (lines[game.nodeId] ?? []).slice(0, mostOfGame).map(([sides, startsIn, odds, score], index) => ({
        id: `${game.nodeId}:${index}`,
        game,
        sides: [...sides],
        startsAt: daysAfter(0, startsIn),
        isLive: score !== undefined,
        score: score ? [...score] : null,
        odds: picks[odds.length === 2 ? 2 : 3].map((pick, place) => ({ pick, odds: odds[place] ?? null })),
      })),
    )
    .sort(
      (one, other) =>
        Number(other.isLive) - Number(one.isLive) || Date.parse(one.startsAt) - Date.parse(other.startsAt),
    );
