import { useLingui } from '@lingui/react/macro';
import { useNumber } from '@marquee/i18n';
import { useCountryName } from './useCountryName.ts';
import { useProofNames } from './useProofNames.ts';

/** Writes the value of a setting in words. */
export const useValueText = () => {
  const { t } = useLingui();
  const number = useNumber();
  const countryName = useCountryName();
  const proofs: Readonly<Record<string, string>> = useProofNames();
  const entry = (key: string, text: string) => {
    if (key.startsWith('regions.') && key !== 'regions.blocked') return countryName(text);
    return key.startsWith('secondFactor') ? (proofs[text] ?? text) : text;
  };
  return (key: string, value: unknown): string => {
    if (value === undefined || value === null) return t`nothing`;
    if (value === true) return t`on`;
    if (value === false) return t`off`;
    if (typeof value === 'number') return number(value);
    if (Array.isArray(value))
      return value.length === 0 ? t`nothing` : value.map((each) => entry(key, String(each))).join(', ');
    return typeof value === 'string' ? entry(key, value) : JSON.stringify(value);
  };
};
