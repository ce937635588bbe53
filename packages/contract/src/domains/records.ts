import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import {
  AccountRecord,
  BetHistory,
  Kinds,
  periodQuery,
  ProfitAndLoss,
  StatementPart,
  WalletName,
} from '../schemas/records.ts';
import { Page, PageSize, Text } from '../schemas/scalars.ts';

/** Calls about what happened to a member's money. */
export const records = defineRows({
  getAccountRecord: {
    method: 'GET',
    path: '/wps/member/records/account',
    module: 'RECORDS',
    summary: 'The movements of one wallet of the member, newest first, each with the balance after it.',
    token: 'member',
    query: component('AccountRecordQuery', {
      ...periodQuery,
      wallet: Type.Optional(WalletName),
      kinds: Type.Optional(Kinds),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: AccountRecord,
  },
  getStatement: {
    method: 'GET',
    path: '/wps/member/records/statement',
    module: 'RECORDS',
    summary:
      'The statement of every wallet as CSV, oldest first, in parts of bounded size; up to a year at once.',
    token: 'member',
    query: component('StatementQuery', { ...periodQuery, after: Type.Optional(Text(120)) }),
    value: StatementPart,
    timeout: 60_000,
  },
  getProfitAndLoss: {
    method: 'GET',
    path: '/wps/member/records/profit',
    module: 'RECORDS',
    summary: 'Stakes, wins, deposits, withdrawals and bonus money of the member, by day.',
    token: 'member',
    query: component('ProfitQuery', periodQuery),
    value: ProfitAndLoss,
  },
  getBetHistory: {
    method: 'GET',
    path: '/wps/member/records/bets',
    module: 'RECORDS',
    summary: 'The rounds that the member has begun in these days, newest first, open ones too.',
    token: 'member',
    query: component('BetHistoryQuery', {
      ...periodQuery,
      vassalage: Type.Optional(Text(32, 1)),
      page: Page,
      pageSize: PageSize(20),
    }),
    value: BetHistory,
  },
});
