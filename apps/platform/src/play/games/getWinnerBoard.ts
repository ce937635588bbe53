import type { Handler } from '#kernel';
import { findWinners } from './findWinners.ts';

/** Answers recent wins. */
export const getWinnerBoard: Handler<'getWinnerBoard'> = async (context) => ({
  list: await context.tenant((tx) => findWinners(tx, context.merchant.code, context, context.now())),
});
