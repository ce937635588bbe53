import type { Currency } from '@marquee/reference';
import type { Database, MemberEvents } from '#kernel';
import { gatherByMerchant } from './gatherByMerchant.ts';
import { retryOnConflict } from './retryOnConflict.ts';
import { isWalletRefusal } from './refusalOf.ts';
import { argumentsOf, type WalletCall, type WalletCallHead } from './WalletCall.ts';

/** A row as the functions of `3-vendors.sql` answer it; the drivers read large numbers in different ways. */
export type WalletRow = {
  currency: Currency;
  real_after: string | number;
  bonus_after: string | number;
  reference?: string | number;
  shortfall?: string | number;
};

/**
 * Makes a call of the wallet in a transaction of its own, or in one with others that came at the same time. Rejects
 * with the database's error.
 */
export type WalletCaller = (
  merchantCode: string,
  head: WalletCallHead,
  call: WalletCall,
) => Promise<WalletRow>;

type Row = [code: string | null, reference: number, currency: Currency, real: number, bonus: number];

/** A call that came to nothing among others, with the database's code. */
class CallRefused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The wallet refused a call: ${code}.`);
    this.code = code;
  }
}

/**
 * Makes the caller of a database. A transaction has its price (the way there, the commit, the write to the disk),
 * which many calls share; more at once would only keep players' accounts locked for longer.
 */
export const createWalletCaller = (database: Database, tell: MemberEvents['tell']): WalletCaller => {
  const callTogether = gatherByMerchant<Record<string, unknown>, Row>(database, 'vendor_calls', {
    questions: 16,
    underWay: 3,
  });
  const callAlone = (merchantCode: string, head: WalletCallHead, call: WalletCall) =>
    retryOnConflict(() =>
      database.call<WalletRow>(merchantCode, `vendor_${call.name}`, argumentsOf(head, call)),
    );
  const make: WalletCaller = async (merchantCode, head, call) => {
    // A rollback may meet two house accounts, and so keeps to itself.
    if (call.name === 'rollback') return callAlone(merchantCode, head, call);
    const { name, ...fields } = call;
    const asked = { call: name, ...head, ...fields };
    const [code, reference, currency, real, bonus] = await retryOnConflict(() =>
      callTogether(merchantCode, asked),
    );
    if (code === null) return { reference, currency, real_after: real, bonus_after: bonus };
    const refused = new CallRefused(code);
    if (isWalletRefusal(refused)) throw refused;
    return callAlone(merchantCode, head, call);
  };
  return async (merchantCode, head, call) => {
    const row = await make(merchantCode, head, call);
    tell(merchantCode, [{ accountId: head.player, changed: 'money' }]);
    return row;
  };
};
