import type { QueryOf, ValueOf } from '@marquee/contract';
import { msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say } from '#kernel';

/** What the grouping has to know of a lottery. */
export type MenuLottery = {
  code: string;
  remark: string;
  gameId: string;
  isOfficial: boolean;
  region: 'Northern' | 'Central' | 'Southern' | null;
  drawDayOfWeek: string;
};

type Menu = ValueOf<'getLotteryMenus'>['menus'][number];

/** Lotteries in one entry when they are not grouped by weekday (specification, section 9). */
export const lotteryChunk = 5;

const weekdays = [msg`Mon`, msg`Tue`, msg`Wed`, msg`Thu`, msg`Fri`, msg`Sat`, msg`Sun`];

/** Whether a lottery stands under its weekdays: official ones of the Central and Southern regions do. */
export const isByWeekday = ({ isOfficial, region }: MenuLottery): boolean =>
  isOfficial && (region === 'Central' || region === 'Southern');

const item = ({ remark, code, gameId }: MenuLottery) => ({ remark, code, gameId });

type Device = QueryOf<'getLotteryMenus'>['device'];

/**
 * The lottery dropdown: official Central and Southern lotteries under each weekday that they draw on, T2 to T7
 * and CN, and all others five at a time. Phones and apps, which show one group under another, have those in one.
 */
export const groupLotteries = (
  lotteries: readonly MenuLottery[],
  language: Language,
  device: Device = 'WEB',
): Menu[] => {
  const byWeekday = weekdays.map((weekday, index) => ({
    labelName: say(language, weekday),
    gameMenus: lotteries
      .filter(
        (lottery) => isByWeekday(lottery) && lottery.drawDayOfWeek.split(',').includes(String(index + 1)),
      )
      .map(item),
  }));
  const others = lotteries.filter((lottery) => !isByWeekday(lottery)).map(item);
  const size = device === 'WEB' ? lotteryChunk : Math.max(1, others.length);
  const parts = Math.ceil(others.length / size);
  const chunks = Array.from({ length: parts }, (_, index) => ({
    labelName:
      parts === 1
        ? say(language, msg`More lotteries`)
        : say(language, msg`More lotteries ({part} of {parts})`, { part: index + 1, parts }),
    gameMenus: others.slice(index * size, (index + 1) * size),
  }));
  return [...byWeekday.filter(({ gameMenus }) => gameMenus.length > 0), ...chunks];
};
