import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@marquee/feature-core';
import { PasswordField, Skeleton, Stack } from '@marquee/ui';
import { PasswordRules } from '../registration/fields/PasswordRules.tsx';
import type { NewPassword, NewPasswordField } from './useNewPassword.ts';

type Props = {
  password: NewPassword;
  errors: FieldErrors<NewPasswordField>;
  onChange: (field: NewPasswordField) => void;
};

/** A new password, typed twice, with the merchant's rule as a list to tick off. */
export const NewPasswordFields = ({ password, errors, onChange }: Props) => {
  const { t } = useLingui();
  const { rule, isLoading, value, setValue, confirmation, setConfirmation } = password;
  const words = { revealLabel: t`Show password`, concealLabel: t`Hide password` };
  return (
    <>
      <div>
        <PasswordField
          {...words}
          label={t`New password`}
          name="newPassword"
          autoComplete="new-password"
          maxLength={128}
          isRequired
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            onChange('newPassword');
          }}
          {...(errors.newPassword && { error: errors.newPassword })}
        />
        {rule && <PasswordRules rule={rule} typed={value} />}
      </div>
      {isLoading && (
        <Stack gap="x1">
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      )}
      <PasswordField
        {...words}
        label={t`Confirm new password`}
        name="confirmNewPassword"
        autoComplete="new-password"
        maxLength={128}
        isRequired
        value={confirmation}
        onChange={(event) => {
          setConfirmation(event.target.value);
          onChange('confirmNewPassword');
        }}
        {...(errors.confirmNewPassword && { error: errors.confirmNewPassword })}
      />
    </>
  );
};
