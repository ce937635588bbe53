import { daysAfter } from './exampleTime.ts';
import type { Examples } from './Reader.ts';

const lotteries = [
  ['HCM', 'TP.HCM', 'Southern', '1,6'],
  ['DNG', 'Đà Nẵng', 'Central', '3,6'],
  ['LA', 'Long An', 'Southern', '6'],
  ['KG', 'Kiên Giang', 'Southern', '7'],
  ['KH', 'Khánh Hòa', 'Central', '3,7'],
  ['DT', 'Đồng Tháp', 'Southern', '1'],
  ['VT', 'Vũng Tàu', 'Southern', '2'],
  ['DN', 'Đồng Nai', 'Southern', '3'],
  ['CT', 'Cần Thơ', 'Southern', '3'],
  ['TN', 'Tây Ninh', 'Southern', '4'],
  ['BD', 'Bình Dương', 'Southern', '5'],
  ['HN', 'Hà Nội', 'Northern', '1,4'],
  ['MEGA', 'Mega 6/45', null, '3,5,7'],
  ['POWER', 'Power 6/55', null, '2,4,6'],
  ['KENO', 'Keno', null, '1,2,3,4,5,6,7'],
] as const;

type ExampleLottery = (typeof lotteries)[number];

/** The quick one is among the examples' games. */
const gameIdOf = ([code]: ExampleLottery) => (code === 'KENO' ? 'keno-quick' : `xs-${code.toLowerCase()}`);

const drawsOn = ([, , , days]: ExampleLottery, weekday: number) => days.split(',').includes(String(weekday));

/** When it draws next, from the Saturday noon on which the examples play. */
const nextDrawOf = (lottery: ExampleLottery) => {
  const [code, , region] = lottery;
  if (code === 'KENO') return daysAfter(0, 1 / 12);
  const days = [0, 1, 2, 3, 4, 5, 6].find((after) => drawsOn(lottery, ((5 + after) % 7) + 1)) ?? 0;
  return daysAfter(days, region === 'Southern' ? 4.25 : region === 'Central' ? 5.25 : 6.25);
};

const menuOf = (labelName: string, members: readonly ExampleLottery[]) => ({
  labelName,
  gameMenus: members.map((lottery) => {
    const [code, remark] = lottery;
    return { remark, code, gameId: gameIdOf(lottery) };
  }),
});

const isByWeekday = ([, , region]: ExampleLottery) => region === 'Southern' || region === 'Central';

const isVietlott = ([code]: ExampleLottery) => code === 'MEGA' || code === 'POWER';

const northern = [
  ['DB', '83945'],
  ['G1', '10288'],
  ['G2', '55507 77112'],
  ['G3', '20345 90021 31533 64876 19990 28359'],
  ['G4', '4188 7364 9053 2916'],
  ['G5', '5130 8842 6071 3395 7724 1567'],
  ['G6', '745 218 639'],
  ['G7', '26 58 83 91'],
] as const;

const southern = [
  ['DB', '683945'],
  ['G1', '10288'],
  ['G2', '55507'],
  ['G3', '20345 90021'],
  ['G4', '31533 64876 19990 28359 40418 73640 90532'],
  ['G5', '2916'],
  ['G6', '5130 8842 6071'],
  ['G7', '339'],
  ['G8', '24'],
] as const;

const resultOf = (
  [code, remark, region]: readonly [string, string, string | null, string],
  drawnAt: string,
  prizes: readonly (readonly [string, string])[] = region === 'Northern' ? northern : southern,
) => ({
  code,
  remark,
  gameId: code === 'KENO' ? 'keno-quick' : `xs-${code.toLowerCase()}`,
  drawNumber: drawnAt.slice(0, 10),
  drawnAt,
  prizes: prizes.map(([prize, numbers]) => ({ prize, numbers: numbers.split(' ') })),
});

const regions = ['Northern', 'Central', 'Southern'] as const;

const regionOf = (asked: string | undefined) => regions.find((region) => region === asked) ?? 'Northern';

/** Answers about lotteries: their next draws, and the groups of their menu. */
export const lotteryExamples = {
  getLotteryGames: () => ({
    list: lotteries.map((lottery) => {
      const [code, remark, region, drawDayOfWeek] = lottery;
      return {
        code,
        remark,
        gameId: gameIdOf(lottery),
        isOfficial: code !== 'KENO',
        region,
        drawDayOfWeek,
        nextDrawAt: nextDrawOf(lottery),
      };
    }),
  }),
  getDrawResults: (_reader, query) => {
    const region = regionOf(query['region']);
    const drawnAt = daysAfter(-1, { Northern: 6.25, Central: 5.25, Southern: 4.25 }[region]);
    return {
      region,
      date: drawnAt.slice(0, 10),
      dates: [1, 2, 3].map((days) => daysAfter(-days).slice(0, 10)),
      list: lotteries
        .filter((lottery) => lottery[2] === region)
        .slice(0, 3)
        .map((lottery) => resultOf(lottery, drawnAt)),
    };
  },
  getPopularNumbers: (_reader, query) => ({
    region: regionOf(query['region']),
    draws: 30,
    list: ['45', '07', '88', '12', '63', '91', '30', '54', '76', '19'].map((number, index) => ({
      number,
      hits: 19 - index,
    })),
  }),
  getOpenedNumbers: () => ({
    list: lotteries
      .filter(([code]) => code === 'KENO' || code === 'MEGA')
      .map((lottery) =>
        resultOf(lottery, daysAfter(0, lottery[0] === 'KENO' ? -0.05 : -16), [
          [
            'N',
            lottery[0] === 'KENO'
              ? '02 05 08 11 14 17 20 23 42 45 48 51 54 57 60 63 66 69 74 75'
              : '04 11 19 27 36 42',
          ],
        ]),
      ),
  }),
  getLotteryLobby: () => ({ gameUrl: 'https://lotus.example/lottery' }),
  getLotteryMenus: ({ say }) => ({
    menus: [
      ...[
        say('Mon', 'T2'),
        say('Tue', 'T3'),
        say('Wed', 'T4'),
        say('Thu', 'T5'),
        say('Fri', 'T6'),
        say('Sat', 'T7'),
        say('Sun', 'CN'),
      ].map((labelName, index) =>
        menuOf(
          labelName,
          lotteries.filter((lottery) => isByWeekday(lottery) && drawsOn(lottery, index + 1)),
        ),
      ),
      menuOf(
        say('More lotteries', 'Xổ số khác'),
        lotteries.filter((lottery) => !isByWeekday(lottery) && !isVietlott(lottery)),
      ),
    ],
    special: menuOf('Vietlott', lotteries.filter(isVietlott)),
  }),
} satisfies Examples;
