import type { Handler } from '#kernel';
import { findWinners } from './findWinners.ts';

/** Answers recent wins. */
export const getWinnerBoard: Handler<'getWinnerBoard'> = async ({ tenant, merchant, language, now }) => ({
  list: await tenant((tx) => findWinners(tx, merchant.brand.currency, language, now())),
});
