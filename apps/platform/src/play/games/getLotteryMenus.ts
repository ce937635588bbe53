import { type Handler, textIn } from '#kernel';
import { findLotteries } from './findLotteries.ts';
import { groupLotteries } from './groupLotteries.ts';

/** Answers the lottery dropdown, and the group that the brand's special navigation entry lists. */
export const getLotteryMenus: Handler<'getLotteryMenus'> = async (context, { query }) => {
  const { tenant, merchant, language } = context;
  const rows = await tenant((tx) => findLotteries(tx, query.prizeMode));
  const lotteries = rows.map((lottery) => ({ ...lottery, remark: textIn(context, lottery.name) }));
  const entry = merchant.brand.specialEntry;
  const members = lotteries.filter(({ groupName }) => entry && groupName === entry.group);
  return {
    menus: groupLotteries(lotteries, language, query.device),
    special:
      entry && members.length > 0
        ? {
            labelName: textIn(context, entry.label) || entry.group,
            gameMenus: members.map(({ remark, code, gameId }) => ({ remark, code, gameId })),
          }
        : null,
  };
};
