import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupLotteries, isByWeekday, lotteryChunk, type MenuLottery } from './groupLotteries.ts';

const weekdayNames = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

const lottery: fc.Arbitrary<MenuLottery> = fc.record({
  code: fc.uuid(),
  remark: fc.string(),
  gameId: fc.string(),
  isOfficial: fc.boolean(),
  region: fc.constantFrom('Northern', 'Central', 'Southern', null),
  drawDayOfWeek: fc.uniqueArray(fc.integer({ min: 1, max: 7 })).map((days) => days.sort().join(',')),
});

test('an official lottery of the Centre or the South stands under each of its days and nowhere else', () => {
  fc.assert(
    fc.property(fc.array(lottery, { maxLength: 30 }), (lotteries) => {
      const menus = groupLotteries(lotteries, 'vi');
      for (const one of lotteries.filter(isByWeekday)) {
        const labels = menus
          .filter(({ gameMenus }) => gameMenus.some(({ code }) => code === one.code))
          .map(({ labelName }) => labelName);
        const days = one.drawDayOfWeek === '' ? [] : one.drawDayOfWeek.split(',');
        expect(labels).toEqual(days.map((day) => weekdayNames[Number(day) - 1]));
      }
    }),
  );
});

test('all others come five at a time, in their order, each once, only the last group being smaller', () => {
  fc.assert(
    fc.property(fc.array(lottery, { maxLength: 40 }), (lotteries) => {
      const chunks = groupLotteries(lotteries, 'vi').filter(
        ({ labelName }) => !weekdayNames.includes(labelName),
      );
      const others = lotteries.filter((one) => !isByWeekday(one));
      expect(chunks.flatMap(({ gameMenus }) => gameMenus.map(({ code }) => code))).toEqual(
        others.map(({ code }) => code),
      );
      expect(chunks.slice(0, -1).every(({ gameMenus }) => gameMenus.length === lotteryChunk)).toBe(true);
      expect(new Set(chunks.map(({ labelName }) => labelName)).size).toBe(chunks.length);
    }),
  );
});

test('weekdays come in their order, before the others, and none is empty', () => {
  fc.assert(
    fc.property(
      fc.array(lottery, { maxLength: 30 }),
      fc.constantFrom('vi' as const, 'en' as const),
      (list, language) => {
        const menus = groupLotteries(list, language);
        const names = groupLotteries(list, 'vi').map(({ labelName }) => weekdayNames.indexOf(labelName));
        const days = names.filter((index) => index >= 0);
        expect(days).toEqual([...days].sort((a, b) => a - b));
        expect(names.slice(0, days.length)).toEqual(days);
        expect(menus.every(({ gameMenus }) => gameMenus.length > 0)).toBe(true);
      },
    ),
  );
});
