import { useLingui } from '@lingui/react/macro';
import { PhoneField } from '@marquee/ui';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import type { FormField } from './fieldsOf.ts';
import { useEntryProps } from './useEntryProps.ts';

type Props = { asked: FormField; form: RegistrationFormState };

/** A mobile number and the country that it is dialled in. */
export const MobileInput = ({ asked, form }: Props) => {
  const { t } = useLingui();
  const { inputMode: _numeric, ...props } = useEntryProps(asked, form);
  return (
    <PhoneField
      {...props}
      autoComplete="tel-national"
      countries={form.countries}
      country={form.country}
      onCountryChange={(country) => form.set('country', country)}
      countryLabel={t`Country code`}
      searchLabel={t`Find a country`}
    />
  );
};
