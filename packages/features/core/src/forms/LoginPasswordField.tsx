import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '@marquee/ui';
import type { FieldProps } from './fieldProps.ts';

/** The password of the login, which shows that it is the member. */
export const LoginPasswordField = (field: FieldProps<string>) => {
  const { t } = useLingui();
  return (
    <PasswordField
      {...field}
      label={t`Login password`}
      maxLength={128}
      isRequired
      revealLabel={t`Show password`}
      concealLabel={t`Hide password`}
    />
  );
};
