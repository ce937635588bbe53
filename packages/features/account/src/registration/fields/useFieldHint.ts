import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '../rules/RegistrationAnswers.ts';
import type { FieldName } from './fieldNames.ts';
import { usePatternText } from './usePatternText.ts';

const told: ReadonlySet<FieldName> = new Set(['username', 'paymentPassword', 'nickname', 'fullName']);

/** What a field has to be, said before it is filled, where nobody could guess it. */
export const useFieldHint = (field: FieldName, rules: readonly FieldRule[]): string | undefined => {
  const { t } = useLingui();
  const { patternText } = usePatternText();
  if (field === 'payeeName') return t`As on your bank account: withdrawals are paid to this name alone.`;
  const rule = rules.find((candidate) => candidate.field === field);
  if (!rule || !told.has(field)) return undefined;
  return patternText(rule.patternId, { min: rule.minLength, max: rule.maxLength });
};
