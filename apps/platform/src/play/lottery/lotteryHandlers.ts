import type { Handlers } from '#kernel';
import { getDrawResults } from './getDrawResults.ts';
import { getOpenedNumbers } from './getOpenedNumbers.ts';
import { getPopularNumbers } from './getPopularNumbers.ts';
import { vendorDrawResult } from './vendorDrawResult.ts';

/** What lotteries have drawn: told by their vendors, shown by the site. */
export const lotteryHandlers = {
  vendorDrawResult,
  getDrawResults,
  getPopularNumbers,
  getOpenedNumbers,
} satisfies Partial<Handlers>;
