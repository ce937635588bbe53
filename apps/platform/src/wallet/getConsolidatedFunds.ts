import type { Handler } from '../http/handler.ts';
import { findBalance } from '../ledger/findBalance.ts';
import { currencyOf } from './currencyOf.ts';
import { findVendorWallets } from './findVendorWallets.ts';

/** Answers all of a member's wallets together; vendors' only where there are such. */
export const getConsolidatedFunds: Handler<'getConsolidatedFunds'> = ({ tenant, session, site }) =>
  tenant(async (tx) => {
    const currency = await currencyOf(tx, session.accountId);
    const { real, bonus, hold } = await findBalance(tx, session.accountId, currency);
    const wallets = site.isSingleWallet ? [] : await findVendorWallets(tx, session.accountId, currency);
    const total = wallets.reduce((sum, { balance }) => sum + balance, real + bonus + hold);
    return { currency, isSingle: site.isSingleWallet, total, main: real, bonus, held: hold, wallets };
  });
