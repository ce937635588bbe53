import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@marquee/ui';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import { cleanValue } from '../rules/cleanValue.ts';
import { passwordScore } from '../rules/passwordScore.ts';
import type { FormField } from './fieldsOf.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { useEntryProps } from './useEntryProps.ts';
import { useFieldHint } from './useFieldHint.ts';

type Props = { asked: FormField; form: RegistrationFormState };

/** A password; the one of the account shows how strong it is and what it still needs. */
export const PasswordInput = ({ asked, form }: Props) => {
  const { t } = useLingui();
  const props = useEntryProps(asked, form);
  const hint = useFieldHint(asked.field, form.terms.rules);
  const isMain = asked.field === 'password';
  const rule = isMain && form.terms.rules.find(({ field }) => field === 'password');
  const score = passwordScore(cleanValue(form.values.password));
  const words = [t`Strength`, t`Weak`, t`Fair`, t`Good`, t`Strong`] as const;
  return (
    <div>
      <PasswordField
        {...props}
        revealLabel={t`Show password`}
        concealLabel={t`Hide password`}
        {...(isMain && { strength: { score, label: words[score] } })}
        {...(hint && !props.error && { hint })}
      />
      {rule && <PasswordRules rule={rule} typed={form.values.password} />}
    </div>
  );
};
