import { useCallback } from 'react';
import { formatMoney, type MoneyFormat } from './formatMoney.ts';
import { useLocale } from './useLocale.ts';

/** `formatMoney` in the language of the page. */
export function useMoney(): (minor: bigint | number, currency: string, format?: MoneyFormat) => string {
  const { id } = useLocale();
  return useCallback((minor, currency, format) => formatMoney(minor, currency, id, format), [id]);
}
