import { useLingui } from '@lingui/react/macro';
import { TextField } from '@marquee/ui';

type Props = { value: string; onChange: (value: string) => void; error?: string | undefined };

/** The name of an account that exists, as a browser or a password manager fills it in. */
export const UsernameField = ({ value, onChange, error }: Props) => {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Username`}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      isRequired
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(error && { error })}
    />
  );
};
