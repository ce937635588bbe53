import { useLingui } from '@lingui/react/macro';
import { useMoney, useNumber } from '@marquee/i18n';
import { useConsole, useMerchant } from '../api/ConsoleContext.ts';
import type { SiteSettings } from './settingChanges.ts';
import { useCountryName } from './useCountryName.ts';
import { useFieldNames } from './useFieldNames.ts';
import { usePatternNames } from './usePatternNames.ts';
import { useProofNames } from './useProofNames.ts';

type Method = SiteSettings['deposits']['methods'][number];
type Rule = NonNullable<SiteSettings['registration']['rules']['username']>;

/** Settings that are amounts of money. */
const amounts = [
  'deposits.dayMax',
  ...['minAmount', 'maxAmount', 'daySum', 'fee', 'riskAmount', 'secondPersonAmount'].map(
    (rule) => `withdrawals.${rule}`,
  ),
];

/** Writes the value of a setting in words. */
export const useValueText = () => {
  const { t } = useLingui();
  const { language } = useConsole();
  const { currency } = useMerchant();
  const number = useNumber();
  const money = useMoney();
  const countryName = useCountryName();
  const patterns = usePatternNames();
  const proofs: Readonly<Record<string, string>> = useProofNames();
  const fields: Readonly<Record<string, string>> = useFieldNames();
  const entry = (key: string, text: string) => {
    if (key.startsWith('regions.') && key !== 'regions.blocked') return countryName(text);
    if (key.endsWith('ields'))
      return text.endsWith('*') ? `${fields[text.slice(0, -1)] ?? text}*` : (fields[text] ?? text);
    return key.startsWith('secondFactor') ? (proofs[text] ?? text) : text;
  };
  const methodText = ({ label, min, max }: Method) =>
    `${label[language] ?? Object.values(label)[0] ?? ''}, ${money(min, currency)} – ${money(max, currency)}`;
  const ruleText = ({ kind, min, max }: Rule) => `${patterns[kind]}, ${min} – ${max}`;
  return (key: string, value: unknown): string => {
    if (value === undefined || value === null) return t`nothing`;
    if (value === true) return t`on`;
    if (value === false) return t`off`;
    if (typeof value === 'number') return amounts.includes(key) ? money(value, currency) : number(value);
    if (Array.isArray(value))
      return value.length === 0 ? t`nothing` : value.map((each) => entry(key, String(each))).join(', ');
    if (key.startsWith('deposits.methods.')) return methodText(value as Method);
    if (key.startsWith('registration.rules.')) return ruleText(value as Rule);
    return typeof value === 'string' ? entry(key, value) : JSON.stringify(value);
  };
};
