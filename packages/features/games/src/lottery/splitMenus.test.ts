import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawWeekday } from './drawWeekday.ts';
import { splitMenus } from './splitMenus.ts';

const weekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

const item = fc.string({ minLength: 1, maxLength: 6 }).map((code) => ({ code, remark: code, gameId: code }));

const menus = fc
  .record({
    days: fc.subarray(weekdays),
    groups: fc.array(fc.array(item, { minLength: 1, maxLength: 5 }), { maxLength: 6 }),
    ofDay: fc.array(item, { minLength: 1, maxLength: 7 }),
  })
  .map(({ days, groups, ofDay }) => [
    ...days.map((labelName) => ({ labelName, gameMenus: ofDay })),
    ...groups.map((gameMenus, index) => ({ labelName: `Xổ số khác ${index + 1}`, gameMenus })),
  ]);

test('no group is lost or shown twice, and each weekday keeps its number', () => {
  fc.assert(
    fc.property(menus, (all) => {
      const { byWeekday, others } = splitMenus(all, weekdays);
      const numbered = all.filter(({ labelName }) => weekdays.includes(labelName));
      expect(byWeekday).toEqual(
        numbered.map((menu) => ({ ...menu, weekday: weekdays.indexOf(menu.labelName) + 1 })),
      );
      expect([...numbered, ...others]).toEqual(all);
      for (const { gameMenus } of others) expect(gameMenus.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('labels in a language that is not known count as other groups', () => {
  const { byWeekday, others } = splitMenus([{ labelName: 'จันทร์', gameMenus: [] }], weekdays);
  expect([byWeekday.length, others.length]).toEqual([0, 1]);
});

test('the day of a draw is the day in Vietnam', () => {
  expect(drawWeekday(Date.parse('2026-11-21T16:59:59Z'))).toBe(6);
  expect(drawWeekday(Date.parse('2026-11-21T17:00:00Z'))).toBe(7);
  expect(drawWeekday(Date.parse('2026-11-22T17:00:00Z'))).toBe(1);
});
