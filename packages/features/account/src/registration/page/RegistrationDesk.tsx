import { useLingui } from '@lingui/react/macro';
import type { LoginValue } from '@marquee/feature-core';
import { SegmentedControl } from '@marquee/ui';
import type { RegistrationMode } from '../fields/fieldsOf.ts';
import { RegistrationForm } from '../form/RegistrationForm.tsx';
import type { useCountries } from '../form/useCountries.ts';
import { useInvitation } from '../form/useInvitation.ts';
import { useRegistrationForm } from '../form/useRegistrationForm.ts';
import type { FieldRule, RegisterSettings } from '../rules/RegistrationAnswers.ts';

type Props = {
  modes: readonly RegistrationMode[];
  mode: RegistrationMode;
  onModeChange: (mode: RegistrationMode) => void;
  settings: RegisterSettings;
  rules: readonly FieldRule[];
  countries: ReturnType<typeof useCountries>;
  onOpened: (value: LoginValue) => Promise<void>;
};

/** The choice of how to register, where there is one, and its form; what both ask for is typed once. */
export const RegistrationDesk = ({ modes, onModeChange, ...rest }: Props) => {
  const { t } = useLingui();
  const invitation = useInvitation();
  const form = useRegistrationForm({ ...rest, invitation });
  return (
    <>
      {modes.length > 1 && (
        <SegmentedControl
          label={t`How to register`}
          isFull
          value={rest.mode}
          onValueChange={onModeChange}
          segments={[
            { value: 'username', label: t`By username` },
            { value: 'mobile', label: t`By mobile number` },
          ]}
        />
      )}
      <RegistrationForm form={form} />
    </>
  );
};
