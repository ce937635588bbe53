import type { Currency } from '@marquee/reference';
import type { ValueOf } from '@marquee/contract';
import type { Database } from '#kernel';
import { gatherByMerchant } from './gatherByMerchant.ts';
import { refusalOf } from './refusalOf.ts';

/** Whose balance a vendor asks for, and when. */
export type BalanceQuestion = { vendor: string; token: string; player: string; game: string; now: string };

/** Reads what players can bet. Rejects with the refusal that the vendor is told. */
export type BalanceReader = (
  merchantCode: string,
  question: BalanceQuestion,
) => Promise<Omit<ValueOf<'vendorBalance'>, 'transactionId'>>;

type Row = [refusal: string | null, currency: Currency, real: number, bonus: number];

/** Makes the reader of a database, which reads what is asked for at the same time in one round trip. */
export const createBalanceReader = (database: Database): BalanceReader => {
  const read = gatherByMerchant<BalanceQuestion, Row>(database, 'vendor_balances', {
    questions: 100,
    underWay: 2,
  });
  return async (merchantCode, question) => {
    const [refusal, currency, real, bonus] = await read(merchantCode, question);
    if (refusal !== null) throw refusalOf({ code: refusal });
    return { currency, balance: real + bonus, real, bonus };
  };
};
