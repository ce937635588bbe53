import { useLingui } from '@lingui/react/macro';
import { TextField } from '@marquee/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** The field for a code of the authenticator. */
export const CodeInput = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Code from your authenticator app`}
      error={error}
      isRequired
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      dir="ltr"
    />
  );
};
