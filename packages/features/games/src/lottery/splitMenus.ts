import type { LotteryMenu } from './Lottery.ts';

/** Lotteries of one weekday, 1 (Monday) to 7 (Sunday). */
export type WeekdayMenu = LotteryMenu & { weekday: number };

/**
 * The groups of the dropdown as its panel shows them: those of a weekday, and the others, which come five at a
 * time. A weekday's group is known by its label, one of `weekdays` from Monday on.
 */
export const splitMenus = (
  menus: readonly LotteryMenu[],
  weekdays: readonly string[],
): { byWeekday: WeekdayMenu[]; others: LotteryMenu[] } => {
  const weekdayOf = ({ labelName }: LotteryMenu) => weekdays.indexOf(labelName) + 1;
  return {
    byWeekday: menus
      .map((menu) => ({ ...menu, weekday: weekdayOf(menu) }))
      .filter(({ weekday }) => weekday > 0),
    others: menus.filter((menu) => weekdayOf(menu) === 0),
  };
};
