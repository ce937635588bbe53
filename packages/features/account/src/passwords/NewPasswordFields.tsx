import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '@marquee/feature-core';
import { PasswordField, Skeleton, Stack } from '@marquee/ui';
import { PasswordRules } from '../registration/fields/PasswordRules.tsx';
import type { NewPassword, NewPasswordFields as Fields } from './useNewPassword.ts';

type Props = {
  form: { values: Fields; field: (name: keyof Fields) => FieldProps<string> };
  password: Pick<NewPassword, 'rule' | 'isLoading'>;
};

/** A new password, typed twice, with the merchant's rule as a list to tick off. */
export const NewPasswordFields = ({ form, password: { rule, isLoading } }: Props) => {
  const { t } = useLingui();
  const shared = {
    autoComplete: 'new-password',
    maxLength: 128,
    isRequired: true,
    revealLabel: t`Show password`,
    concealLabel: t`Hide password`,
  };
  return (
    <>
      <div>
        <PasswordField {...shared} label={t`New password`} {...form.field('newPassword')} />
        {rule && <PasswordRules rule={rule} typed={form.values.newPassword} />}
      </div>
      {isLoading && (
        <Stack gap="x1">
          <Skeleton width="most" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      )}
      <PasswordField {...shared} label={t`Confirm new password`} {...form.field('confirmNewPassword')} />
    </>
  );
};
