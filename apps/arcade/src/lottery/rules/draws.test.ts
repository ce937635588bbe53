import { expect, test } from 'vitest';
import { nextDraw, openDraw } from './draws.ts';
import { lotteries, type Lottery } from './lotteries.ts';

const lottery = (code: string): Lottery => {
  const found = lotteries.get(code);
  if (!found) throw new Error(`There is no lottery ${code}.`);
  return found;
};

const at = (text: string) => Date.parse(`${text}+07:00`);

test.each([
  // A Monday: Hà Nội draws at 18:15, TP.HCM at 16:15, Phú Yên at 17:15.
  ['xs-ha-noi', '2026-11-23T18:00', '2026-11-23', '2026-11-23T18:15'],
  ['xs-tp-hcm', '2026-11-23T00:00', '2026-11-23', '2026-11-23T16:15'],
  ['xs-phu-yen', '2026-11-23T17:14', '2026-11-23', '2026-11-23T17:15'],
  ['xs-phu-yen', '2026-11-23T17:15', '2026-11-30', '2026-11-30T17:15'],
  ['xs-ha-noi', '2026-11-23T18:15', '2026-11-26', '2026-11-26T18:15'],
  ['mega-645', '2026-11-23T20:00', '2026-11-25', '2026-11-25T18:00'],
  ['swift-3d', '2026-11-23T20:00:10', '2026-11-23.2001', '2026-11-23T20:01'],
  ['lucky-fifty', '2026-11-23T23:50', '2026-11-24.0000', '2026-11-24T00:00'],
])('%s draws next after %s', (code, now, number, drawsAt) => {
  expect(nextDraw(lottery(code), at(now))).toMatchObject({ number, drawsAt: at(drawsAt) });
});

test('bets close five minutes before an official draw, and go to the one after it from then on', () => {
  expect(nextDraw(lottery('xs-ha-noi'), at('2026-11-23T18:00')).closesAt).toBe(at('2026-11-23T18:10'));
  expect(openDraw(lottery('xs-ha-noi'), at('2026-11-23T18:09:59')).number).toBe('2026-11-23');
  expect(openDraw(lottery('xs-ha-noi'), at('2026-11-23T18:10')).number).toBe('2026-11-26');
});

test('the provinces draw on the days of the published schedule', () => {
  const onDay = (day: number, region: string) =>
    [...lotteries.values()]
      .filter((one) => one.region === region && one.days.includes(day))
      .map(({ name }) => name);
  expect(onDay(1, 'Southern')).toEqual(['TP.HCM', 'Đồng Tháp', 'Cà Mau']);
  expect(onDay(7, 'Central')).toEqual(['Thừa Thiên Huế', 'Khánh Hòa', 'Kon Tum']);
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => onDay(day, 'Northern').join())).toEqual([
    'Hà Nội',
    'Quảng Ninh',
    'Bắc Ninh',
    'Hà Nội',
    'Hải Phòng',
    'Nam Định',
    'Thái Bình',
  ]);
});
