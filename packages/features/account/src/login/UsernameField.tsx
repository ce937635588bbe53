import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '@marquee/feature-core';
import { TextField } from '@marquee/ui';

/** The name of an account that exists, as a browser or a password manager fills it in. */
export const UsernameField = (field: FieldProps<string>) => {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Username`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      isRequired
    />
  );
};
