import type { ValueOf } from '@marquee/contract';
import type { Currency } from '@marquee/reference';
import { bankName } from './bankName.ts';
import { maskNumber } from './maskNumber.ts';
import type { BankCardRow } from './schema.ts';

/** A bank account as its owner sees it. */
export const toBankCard = (row: BankCardRow, currency: Currency): ValueOf<'addBankCard'> => ({
  id: row.id,
  bankCode: row.bankCode,
  bankName: bankName(currency, row.bankCode),
  number: maskNumber(row.number),
  payeeName: row.payeeName,
  addedAt: row.addedAt.toISOString(),
});
