import type { Handler } from '#kernel';
import { findBalance } from '../ledger/findBalance.ts';
import { currencyOf } from './currencyOf.ts';

/** Answers what the ledger holds for who is logged in. */
export const getBalance: Handler<'getBalance'> = ({ tenant, session }) =>
  tenant(async (tx) => {
    const currency = await currencyOf(tx, session.accountId);
    const { real, bonus, hold } = await findBalance(tx, session.accountId, currency);
    return { currency, balance: real, bonus, held: hold };
  });
