import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@marquee/ui';

type Props = { value: string; error: string | undefined; onValueChange: (typed: string) => void };

/** The password of the login, which shows that it is the member. */
export const LoginPasswordField = ({ value, error, onValueChange }: Props) => {
  const { t } = useLingui();
  return (
    <PasswordField
      label={t`Login password`}
      name="password"
      maxLength={128}
      isRequired
      revealLabel={t`Show password`}
      concealLabel={t`Hide password`}
      value={value}
      error={error}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
};
