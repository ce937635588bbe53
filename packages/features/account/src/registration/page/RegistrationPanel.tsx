import { useLingui } from '@lingui/react/macro';
import { LoadFailure, type LoginValue, useSite } from '@marquee/feature-core';
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
  const [chosen, setMode] = useState<RegistrationMode>('username');
  const mode = modes.includes(chosen) ? chosen : (modes[0] ?? 'username');
  const { settings, rules, error, retry, isRetrying } = useRegisterAnswers();
  const asksMobile =
    settings !== undefined &&
    modes.some((each) => fieldsOf(settings, each, hasFlag).some(({ field }) => field === 'mobileNum'));
  const countries = useCountries(asksMobile);
  const failure = error ?? countries.error;
  const refetch = () => {
    retry();
    if (countries.error) countries.retry();
  };

  if (failure)
    return (
      <LoadFailure
        title={t`We couldn’t load the form`}
        query={{ error: failure, isFetching: isRetrying, refetch }}
      />
    );
  if (!settings || !rules || countries.isLoading) return <RegistrationSkeleton />;
  return (
    <RegistrationDesk {...{ modes, mode, settings, rules, countries, onOpened }} onModeChange={setMode} />
  );
};
