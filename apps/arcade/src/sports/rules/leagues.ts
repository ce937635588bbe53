import { derby } from './derby.ts';
import { football, million } from './football.ts';
import { lastSquad } from './lastSquad.ts';
import { bestOfThree } from './maps.ts';
import type { Sport } from './Sport.ts';

/** A simulated league, which is one game. */
export type League = {
  game: string;
  sport: Sport;
  /** Invented sides, by name and what each is worth on an even day. */
  sides: readonly Side[];
  /** Whether all sides play each match; two of them otherwise. */
  isField?: boolean;
  /** Matches that start together. */
  together: number;
  /** Milliseconds between starts. */
  every: number;
  /** Milliseconds that the first start of a day is after midnight. */
  after: number;
  /** Milliseconds of a step of a match. */
  stepLasts: number;
  /** Milliseconds before its start from which a match is bet on. */
  opensBefore: number;
  /** Whether it is bet on while it is played. */
  isLive: boolean;
  /** The part of stakes that odds pay back in the long run. */
  payback: number;
  /** Matches of ten thousand that are abandoned. */
  abandoned: number;
};

export type Side = { name: string; worth: number };

/** Goals of a match as the chance of one in a minute. */
const goals = (name: string, perMatch: number): Side => ({
  name,
  worth: Math.round((perMatch / 90) * million),
});

const minute = 60_000;

const coast: readonly Side[] = [
  goals('Sóng Bạc', 1.7),
  goals('Đồi Gió', 1.5),
  goals('Bến Mây', 1.4),
  goals('Hồ Xanh', 1.35),
  goals('Rừng Thông', 1.3),
  goals('Cầu Đá', 1.25),
  goals('Đảo Ngọc', 1.2),
  goals('Thung Sao', 1.1),
  goals('Lũng Sương', 1),
  goals('Chợ Nổi', 0.9),
];

const kites: readonly Side[] = [
  goals('Diều Lửa', 1.75),
  goals('Sếu Trắng', 1.55),
  goals('Cò Vàng', 1.45),
  goals('Nhạn Biển', 1.3),
  goals('Én Xuân', 1.25),
  goals('Chim Sắt', 1.2),
  goals('Vạc Đêm', 1.1),
  goals('Bồ Câu Đỏ', 1.05),
  goals('Họa Mi', 0.95),
  goals('Cú Mèo', 0.85),
];

const machines: readonly Side[] = [
  goals('Ảo Long', 1.65),
  goals('Số Không', 1.5),
  goals('Điện Quang', 1.4),
  goals('Mạch Đỏ', 1.35),
  goals('Tín Hiệu', 1.3),
  goals('Bit Xanh', 1.2),
  goals('Thuật Toán', 1.15),
  goals('Lưới Thép', 1.1),
  goals('Vòng Lặp', 1),
  goals('Mã Nguồn', 0.95),
];

const pixels: readonly Side[] = [
  goals('Pixel Hổ', 2.1),
  goals('Pixel Rồng', 1.95),
  goals('Pixel Cáo', 1.8),
  goals('Pixel Gấu', 1.7),
  goals('Pixel Sói', 1.6),
  goals('Pixel Voi', 1.5),
  goals('Pixel Trâu', 1.4),
  goals('Pixel Mèo', 1.3),
];

const herons: readonly Side[] = [
  { name: 'Night Herons', worth: 1090 },
  { name: 'Paper Lanterns', worth: 1060 },
  { name: 'Copper Ants', worth: 1030 },
  { name: 'Silent Tide', worth: 1010 },
  { name: 'Red Bamboo', worth: 990 },
  { name: 'Mango Storm', worth: 970 },
  { name: 'Grey Geckos', worth: 950 },
  { name: 'Lost Sandals', worth: 920 },
];

const courts: readonly Side[] = [
  { name: 'Neon Buffalo', worth: 1080 },
  { name: 'Delta Foxes', worth: 1050 },
  { name: 'Iron Lotus', worth: 1030 },
  { name: 'Rain Pilots', worth: 1000 },
  { name: 'Moon Carp', worth: 990 },
  { name: 'Stone Drums', worth: 960 },
  { name: 'Wild Kumquats', worth: 940 },
  { name: 'Blue Crickets', worth: 920 },
];

const squads: readonly Side[] = [
  { name: 'Hổ Mang', worth: 1500 },
  { name: 'Sao Mai', worth: 1300 },
  { name: 'Gió Ngược', worth: 1150 },
  { name: 'Đá Cuội', worth: 1000 },
  { name: 'Mưa Rào', worth: 900 },
  { name: 'Tre Già', worth: 820 },
  { name: 'Ốc Sên', worth: 740 },
  { name: 'Cá Khô', worth: 660 },
];

const horses: readonly Side[] = [
  { name: 'Hoàng Hôn', worth: 2000 },
  { name: 'Bão Cát', worth: 1700 },
  { name: 'Mây Bạc', worth: 1450 },
  { name: 'Hạt Tiêu', worth: 1250 },
  { name: 'Cánh Buồm', worth: 1050 },
  { name: 'Sấm Nhỏ', worth: 900 },
  { name: 'Lá Phong', worth: 760 },
  { name: 'Bánh Mì', worth: 640 },
];

const live = { isLive: true, payback: 0.95, abandoned: 150 } as const;
const virtual = { isLive: false, abandoned: 0 } as const;

const all: readonly League[] = [
  {
    game: 'halfcourt-sportsbook',
    sport: football,
    sides: coast,
    together: 1,
    every: 2 * minute,
    after: 0,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'kite-sports',
    sport: football,
    sides: kites,
    together: 1,
    every: 2 * minute,
    after: minute,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'virtual-league',
    sport: football,
    sides: machines,
    together: 5,
    every: 4 * minute,
    after: 0,
    stepLasts: 2000,
    opensBefore: 4 * minute,
    payback: 0.945,
    ...virtual,
  },
  {
    game: 'pixel-cup',
    sport: football,
    sides: pixels,
    together: 1,
    every: 3 * minute,
    after: 0,
    stepLasts: 5333,
    opensBefore: 12 * minute,
    payback: 0.95,
    ...virtual,
  },
  {
    game: 'virtual-derby',
    sport: derby,
    sides: horses,
    isField: true,
    together: 1,
    every: 2 * minute,
    after: 0,
    stepLasts: 1000,
    opensBefore: 6 * minute,
    payback: 0.938,
    ...virtual,
  },
  {
    game: 'kite-arena-esports',
    sport: bestOfThree,
    sides: herons,
    together: 1,
    every: 2 * minute,
    after: 0,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'halfcourt-esports',
    sport: bestOfThree,
    sides: courts,
    together: 1,
    every: 2 * minute,
    after: minute,
    stepLasts: 4000,
    opensBefore: 10 * minute,
    ...live,
  },
  {
    game: 'battle-royale-odds',
    sport: lastSquad,
    sides: squads,
    isField: true,
    together: 1,
    every: 3 * minute,
    after: 0,
    stepLasts: 4000,
    opensBefore: 9 * minute,
    ...live,
  },
];

/** The leagues, by their game. */
export const leagues: ReadonlyMap<string, League> = new Map(all.map((league) => [league.game, league]));
