import { useCallback } from 'react';
import { formatNumber } from './formatNumber.ts';
import { useLocale } from './useLocale.ts';

/** `formatNumber` in the language of the page. */
export function useNumber(): (value: bigint | number, options?: Intl.NumberFormatOptions) => string {
  const { id } = useLocale();
  return useCallback((value, options) => formatNumber(value, id, options), [id]);
}
