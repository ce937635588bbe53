import type { CurrencyOverview, OverviewValue } from './useFigureNames.ts';

/** What a merchant has in one currency, or several merchants together. */
export type MerchantRow = Pick<CurrencyOverview, 'currency' | 'total'> & {
  key: string;
  /** Null for a sum over merchants. */
  name: string | null;
  /** Null for a sum over merchants too: somebody who plays at two would count twice. */
  members: OverviewValue['members'] | null;
};

type Merchant = { code: string; name: string; overview: OverviewValue };

const sumOf = (rows: readonly MerchantRow[]): CurrencyOverview['total'] => {
  const [first, ...others] = rows;
  if (!first) throw new Error('There is nothing to sum.');
  const total = { ...first.total };
  for (const other of others)
    for (const id of Object.keys(total) as (keyof typeof total)[]) total[id] += other.total[id];
  return total;
};

/** A row for each merchant and currency, then one for each currency that several merchants have: two are never added together. */
export const merchantRows = (merchants: readonly Merchant[]): MerchantRow[] => {
  const rows = merchants.flatMap(({ code, name, overview: { currencies, members } }) =>
    currencies.map(({ currency, total }, index) => ({
      key: `${code} ${currency}`,
      name,
      currency,
      total,
      members: index === 0 ? members : null,
    })),
  );
  const sums = [...Map.groupBy(rows, ({ currency }) => currency)]
    .filter(([, own]) => own.length > 1)
    .map(([currency, own]) => ({ key: currency, name: null, currency, total: sumOf(own), members: null }));
  return [...rows, ...sums];
};
