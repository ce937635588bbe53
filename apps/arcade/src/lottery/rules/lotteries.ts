import type { DrawGame } from './Bet.ts';
import { provinceGame, type Region } from './provinces.ts';
import { quickGames } from './quickGames.ts';

/** A lottery: where it belongs, when it draws, how it is played. Minutes count from midnight in Vietnam (UTC+7). */
export type Lottery = {
  code: string;
  name: string;
  region: Region | null;
  /** 1 (Monday) to 7 (Sunday). */
  days: readonly number[];
  drawMinute: number;
  /** Minutes between the draws of one that draws all day. */
  intervalMinutes: number | null;
  game: DrawGame;
};

const drawMinutes: Record<Region, number> = {
  Southern: 16 * 60 + 15,
  Central: 17 * 60 + 15,
  Northern: 18 * 60 + 15,
};

/** Who draws on Monday, Tuesday and so on. */
const schedule: Record<Region, readonly (readonly string[])[]> = {
  Northern: [
    ['Hà Nội'],
    ['Quảng Ninh'],
    ['Bắc Ninh'],
    ['Hà Nội'],
    ['Hải Phòng'],
    ['Nam Định'],
    ['Thái Bình'],
  ],
  Central: [
    ['Thừa Thiên Huế', 'Phú Yên'],
    ['Đắk Lắk', 'Quảng Nam'],
    ['Đà Nẵng', 'Khánh Hòa'],
    ['Bình Định', 'Quảng Trị', 'Quảng Bình'],
    ['Gia Lai', 'Ninh Thuận'],
    ['Đà Nẵng', 'Quảng Ngãi', 'Đắk Nông'],
    ['Khánh Hòa', 'Kon Tum', 'Thừa Thiên Huế'],
  ],
  Southern: [
    ['TP.HCM', 'Đồng Tháp', 'Cà Mau'],
    ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'],
    ['Đồng Nai', 'Cần Thơ', 'Sóc Trăng'],
    ['Tây Ninh', 'An Giang', 'Bình Thuận'],
    ['Vĩnh Long', 'Bình Dương', 'Trà Vinh'],
    ['TP.HCM', 'Long An', 'Bình Phước', 'Hậu Giang'],
    ['Tiền Giang', 'Kiên Giang', 'Đà Lạt'],
  ],
};

const codeOf = (name: string) =>
  `xs-${name
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')}`;

const regions = ['Northern', 'Central', 'Southern'] as const;

const provinces = regions.flatMap((region): Lottery[] => {
  const week = schedule[region];
  const game = provinceGame(region);
  return [...new Set(week.flat())].map((name) => ({
    code: codeOf(name),
    name,
    region,
    days: week.flatMap((names, index) => (names.includes(name) ? [index + 1] : [])),
    drawMinute: drawMinutes[region],
    intervalMinutes: null,
    game,
  }));
});

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const others = (
  [
    ['mega-645', 'Mega 6/45', [3, 5, 7], 1080, null],
    ['power-655', 'Power 6/55', [2, 4, 6], 1080, null],
    ['max-3d', 'Max 3D', [1, 3, 5], 1080, null],
    ['max-3d-pro', 'Max 3D Pro', [2, 4, 6], 1080, null],
    ['keno-vietlott', 'Keno', everyDay, 0, 8],
    ['lantern-keno', 'Keno Đèn Trời', everyDay, 0, 5],
    ['swift-3d', 'Siêu Tốc 3D', everyDay, 0, 1],
    ['nine-ball-draw', 'Cửu Cầu', everyDay, 0, 10],
    ['racing-ten', 'Đua Xe 10', everyDay, 0, 3],
    ['lucky-fifty', 'Năm Mươi May Mắn', everyDay, 0, 15],
    ['power-bingo', 'Bingo Sức Mạnh', everyDay, 0, 5],
  ] as const
).flatMap(([code, name, days, drawMinute, intervalMinutes]): Lottery[] => {
  const game = quickGames[code];
  return game ? [{ code, name, region: null, days, drawMinute, intervalMinutes, game }] : [];
});

/** Every lottery by its code, which is the id of its game too. */
export const lotteries: ReadonlyMap<string, Lottery> = new Map(
  [...provinces, ...others].map((lottery) => [lottery.code, lottery]),
);
