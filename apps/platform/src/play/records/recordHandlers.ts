import type { Handlers } from '#kernel';
import { getAccountRecord } from './getAccountRecord.ts';
import { getBetHistory } from './getBetHistory.ts';
import { getProfitAndLoss } from './getProfitAndLoss.ts';
import { getStatement } from './getStatement.ts';

/** Handlers of the domain records. */
export const recordHandlers = {
  getAccountRecord,
  getStatement,
  getProfitAndLoss,
  getBetHistory,
} satisfies Partial<Handlers>;
