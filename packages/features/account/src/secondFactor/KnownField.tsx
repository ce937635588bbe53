import { useLingui } from '@lingui/react/macro';
import type { ValueFieldProps } from '@marquee/feature-core';
import { TextField } from '@marquee/ui';

type Props = ValueFieldProps<string> & { method: 'boundEmail' | 'payeeName'; hint: string | null };

/** What only the member should know: the whole e-mail address, or the name on the bank account. */
export const KnownField = ({ method, hint, onValueChange, ...field }: Props) => {
  const { t } = useLingui();
  const isEmail = method === 'boundEmail';
  return (
    <TextField
      {...field}
      label={isEmail ? t`Your e-mail address` : t`Name on your bank account`}
      isRequired
      maxLength={254}
      hint={
        isEmail
          ? hint
            ? t`Enter it in full: ${hint}`
            : t`Enter the full e-mail address of your account.`
          : t`As it appears at your bank. Accents and capitals don’t matter.`
      }
      {...(isEmail
        ? { type: 'email', inputMode: 'email' as const, autoComplete: 'email' }
        : { autoComplete: 'name' })}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
};
