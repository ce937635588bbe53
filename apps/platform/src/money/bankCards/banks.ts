import type { Currency } from '@marquee/reference';

/** A bank, or for coins a network. */
export type Bank = { code: string; name: string };

const banksOf = (names: Readonly<Record<string, string>>): readonly Bank[] =>
  Object.entries(names).map(([code, name]) => ({ code, name }));

const international = banksOf({
  BOV: 'Bank of Valletta',
  BARC: 'Barclays',
  DNB: 'DNB',
  HSBC: 'HSBC',
  LLOY: 'Lloyds',
  N26: 'N26',
  NDEA: 'Nordea',
  OP: 'OP Financial',
  REVO: 'Revolut',
  RBC: 'Royal Bank of Canada',
  SEB: 'SEB',
  SWED: 'Swedbank',
  WISE: 'Wise',
});

/** The banks that can be withdrawn to, by currency. Names are the banks' own, the same in every language. */
export const banks: Readonly<Record<Currency, readonly Bank[]>> = {
  VND: banksOf({
    VCB: 'Vietcombank',
    TCB: 'Techcombank',
    MB: 'MB Bank',
    BIDV: 'BIDV',
    CTG: 'VietinBank',
    AGR: 'Agribank',
    ACB: 'ACB',
    VPB: 'VPBank',
    TPB: 'TPBank',
    STB: 'Sacombank',
    VIB: 'VIB',
    HDB: 'HDBank',
    SHB: 'SHB',
    MSB: 'MSB',
    OCB: 'OCB',
    SEAB: 'SeABank',
  }),
  THB: banksOf({
    BBL: 'Bangkok Bank',
    KBANK: 'Kasikornbank',
    KTB: 'Krungthai Bank',
    SCB: 'Siam Commercial Bank',
    BAY: 'Krungsri',
    TTB: 'TMBThanachart',
    GSB: 'Government Savings Bank',
  }),
  USD: international,
  EUR: international,
  USDT: banksOf({ TRC20: 'Tron (TRC-20)', ERC20: 'Ethereum (ERC-20)', BEP20: 'BNB Smart Chain (BEP-20)' }),
};
