import type { Handler } from '#kernel';
import { currencyOf, findBalance } from '#money';
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
