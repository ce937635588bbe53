import type { LocalText } from '#kernel';

type Region = 'Northern' | 'Central' | 'Southern';

/** A lottery as the seed writes it down. Minutes count from midnight in Vietnam. */
export type LotterySeed = {
  code: string;
  name: LocalText;
  isOfficial: boolean;
  region: Region | null;
  /** Comma list of 1 (Monday) to 7 (Sunday). */
  days: string;
  drawMinute: number;
  intervalMinutes: number | null;
  groupName: string | null;
};

const everyDay = '1,2,3,4,5,6,7';

/** Draw times of the regions: 18:15, 17:15 and 16:15. */
const drawMinutes: Record<Region, number> = { Northern: 1095, Central: 1035, Southern: 975 };

/** Which province draws on which days: the published weekly schedule. */
const provinces: Record<Region, readonly (readonly [name: string, days: string])[]> = {
  Northern: [
    ['Hà Nội', '1,4'],
    ['Quảng Ninh', '2'],
    ['Bắc Ninh', '3'],
    ['Hải Phòng', '5'],
    ['Nam Định', '6'],
    ['Thái Bình', '7'],
  ],
  Central: [
    ['Thừa Thiên Huế', '1,7'],
    ['Phú Yên', '1'],
    ['Đắk Lắk', '2'],
    ['Quảng Nam', '2'],
    ['Đà Nẵng', '3,6'],
    ['Khánh Hòa', '3,7'],
    ['Bình Định', '4'],
    ['Quảng Trị', '4'],
    ['Quảng Bình', '4'],
    ['Gia Lai', '5'],
    ['Ninh Thuận', '5'],
    ['Quảng Ngãi', '6'],
    ['Đắk Nông', '6'],
    ['Kon Tum', '7'],
  ],
  Southern: [
    ['TP.HCM', '1,6'],
    ['Đồng Tháp', '1'],
    ['Cà Mau', '1'],
    ['Bến Tre', '2'],
    ['Vũng Tàu', '2'],
    ['Bạc Liêu', '2'],
    ['Đồng Nai', '3'],
    ['Cần Thơ', '3'],
    ['Sóc Trăng', '3'],
    ['Tây Ninh', '4'],
    ['An Giang', '4'],
    ['Bình Thuận', '4'],
    ['Vĩnh Long', '5'],
    ['Bình Dương', '5'],
    ['Trà Vinh', '5'],
    ['Long An', '6'],
    ['Bình Phước', '6'],
    ['Hậu Giang', '6'],
    ['Tiền Giang', '7'],
    ['Kiên Giang', '7'],
    ['Đà Lạt', '7'],
  ],
};

/** A name as part of an address: lower case, without accents. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The lotteries of the provinces, region by region. */
export const provinceLotteries: readonly LotterySeed[] = (
  ['Northern', 'Central', 'Southern'] as const
).flatMap((region) =>
  provinces[region].map(([name, days]) => ({
    code: `xs-${slugOf(name)}`,
    name: { vi: name, en: name },
    isOfficial: true,
    region,
    days,
    drawMinute: drawMinutes[region],
    intervalMinutes: null,
    groupName: null,
  })),
);

const national = (
  code: string,
  name: string,
  days: string,
  drawMinute: number,
  intervalMinutes: number | null = null,
): LotterySeed => ({
  code,
  name: { vi: name, en: name },
  isOfficial: true,
  region: null,
  days,
  drawMinute,
  intervalMinutes,
  groupName: 'Vietlott',
});

/** Vietlott's nationwide draws, at 18:00 but for Keno. */
export const nationalLotteries: readonly LotterySeed[] = [
  national('mega-645', 'Mega 6/45', '3,5,7', 1080),
  national('power-655', 'Power 6/55', '2,4,6', 1080),
  national('max-3d', 'Max 3D', '1,3,5', 1080),
  national('max-3d-pro', 'Max 3D Pro', '2,4,6', 1080),
  national('keno-vietlott', 'Keno', everyDay, 360, 8),
];

const quick = (gameId: string, vi: string, en: string, intervalMinutes: number): LotterySeed => ({
  code: gameId,
  name: { vi, en },
  isOfficial: false,
  region: null,
  days: everyDay,
  drawMinute: 0,
  intervalMinutes,
  groupName: null,
});

/** Draws around the clock; each is a game of the catalogue with the same id. */
export const quickLotteries: readonly LotterySeed[] = [
  quick('lantern-keno', 'Keno Đèn Trời', 'Sky Lantern Keno', 5),
  quick('swift-3d', 'Siêu Tốc 3D', 'Swift 3D', 1),
  quick('nine-ball-draw', 'Cửu Cầu', 'Nine Ball Draw', 10),
  quick('racing-ten', 'Đua Xe 10', 'Racing Ten', 3),
  quick('lucky-fifty', 'Năm Mươi May Mắn', 'Lucky Fifty', 15),
  quick('power-bingo', 'Bingo Sức Mạnh', 'Power Bingo', 5),
];
