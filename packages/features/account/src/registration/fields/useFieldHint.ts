import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '../rules/RegistrationAnswers.ts';
import type { RegistrationField } from '@marquee/contract/registration-fields';
import { usePatternText } from './usePatternText.ts';

const told: ReadonlySet<RegistrationField> = new Set(['username', 'paymentPassword', 'nickname', 'fullName']);

/** What a field has to be, said before it is filled, where nobody could guess it. */
export const useFieldHint = (field: RegistrationField, rules: readonly FieldRule[]): string | undefined => {
  const { t } = useLingui();
  const { patternText } = usePatternText();
  if (field === 'payeeName')
    return t`As it appears on your bank account. We only pay withdrawals to this name.`;
  const rule = rules.find((candidate) => candidate.field === field);
  if (!rule || !told.has(field)) return undefined;
  return patternText(rule.patternId, { min: rule.minLength, max: rule.maxLength });
};
