import { useLingui } from '@lingui/react/macro';
import { type LoginValue, useErrorText, useSite } from '@marquee/feature-core';
import { ErrorState } from '@marquee/ui';
import { useState } from 'react';
import { fieldsOf, type RegistrationMode } from '../fields/fieldsOf.ts';
import { useCountries } from '../form/useCountries.ts';
import { RegistrationDesk } from './RegistrationDesk.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { useRegisterAnswers } from './useRegisterAnswers.ts';

type Props = { modes: readonly RegistrationMode[]; onOpened: (value: LoginValue) => Promise<void> };

/** The form, once it is known what the merchant asks for. */
export const RegistrationPanel = ({ modes, onOpened }: Props) => {
  const { t } = useLingui();
  const { hasFlag } = useSite();
  const errorText = useErrorText();
  const [chosen, setMode] = useState<RegistrationMode>('username');
  const mode = modes.includes(chosen) ? chosen : (modes[0] ?? 'username');
  const { settings, rules, error, retry, isRetrying } = useRegisterAnswers();
  const asksMobile =
    settings !== undefined &&
    modes.some((each) => fieldsOf(settings, each, hasFlag).some(({ field }) => field === 'mobileNum'));
  const countries = useCountries(asksMobile);
  const failure = error ?? countries.error;

  if (failure)
    return (
      <ErrorState
        title={t`We couldn’t load the form`}
        retryLabel={t`Try again`}
        isRetrying={isRetrying}
        onRetry={() => {
          retry();
          if (countries.error) countries.retry();
        }}
      >
        {errorText(failure)}
      </ErrorState>
    );
  if (!settings || !rules || countries.isLoading) return <RegistrationSkeleton />;
  return (
    <RegistrationDesk {...{ modes, mode, settings, rules, countries, onOpened }} onModeChange={setMode} />
  );
};
