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
        say('More lotteries 1', 'Xổ số khác 1'),
        lotteries.filter((lottery) => !isByWeekday(lottery) && !isVietlott(lottery)),
      ),
    ],
    special: menuOf('Vietlott', lotteries.filter(isVietlott)),
  }),
} satisfies Examples;
