import type { ValueOf } from '@marquee/contract';
import { type Context, textIn } from '#kernel';
import type { lotteries } from '../games/schema.ts';
import type { lotteryResults } from './schema.ts';

/** A lottery's own row beside what it drew. */
export type ResultRow = {
  result: typeof lotteryResults.$inferSelect;
  lottery: typeof lotteries.$inferSelect;
};

/** A result as the site shows it. */
export const toResult = (
  context: Context,
  { result, lottery }: ResultRow,
): ValueOf<'getOpenedNumbers'>['list'][number] => ({
  code: result.code,
  remark: textIn(context, lottery.name),
  gameId: lottery.gameId,
  drawNumber: result.drawNumber,
  drawnAt: result.drawnAt.toISOString(),
  prizes: result.prizes,
});
