import { useLingui } from '@lingui/react/macro';
import { TextField } from '@marquee/ui';

type Props = {
  method: 'boundEmail' | 'payeeName';
  hint: string | null;
  value: string;
  error?: string | undefined;
  onValueChange: (typed: string) => void;
};

/** What only the member should know: the whole e-mail address, or the name on the bank account. */
export const KnownField = ({ method, hint, value, error, onValueChange }: Props) => {
  const { t } = useLingui();
  const isEmail = method === 'boundEmail';
  return (
    <TextField
      label={isEmail ? t`Your e-mail address` : t`Name on your bank account`}
      name="proof"
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
      value={value}
      error={error}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
};
