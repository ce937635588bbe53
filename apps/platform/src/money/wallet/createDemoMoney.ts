import type { Currency } from '@marquee/reference';
import { eq } from '#drizzle';
import type { DemoMoney } from '#identity';
import { ledgerAccounts } from '../ledger/schema.ts';
import { grantDemoMoney } from './grantDemoMoney.ts';
import { returnDemoMoney } from './returnDemoMoney.ts';

/** What free play begins with, in minor units of each currency. */
const demoMoney: Readonly<Record<Currency, number>> = {
  VND: 5_000_000,
  THB: 500_000,
  USD: 50_000,
  EUR: 50_000,
  USDT: 500_000_000,
};

/** How many times what free play begins with a demo account has. */
const times = { real: 4, bonus: 0.5 };

/** Demo money from the ledger's demo book. */
export const createDemoMoney = (): DemoMoney => ({
  openFreePlay: (tx, holder) => grantDemoMoney(tx, { ...holder, real: demoMoney[holder.currency] }),
  fillDemoAccount: async (tx, holder) => {
    const [reached] = await tx
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.ownerId, holder.owner))
      .limit(1);
    if (reached) return;
    const usual = demoMoney[holder.currency];
    await grantDemoMoney(tx, { ...holder, real: usual * times.real, bonus: usual * times.bonus });
  },
  takeBack: returnDemoMoney,
});
