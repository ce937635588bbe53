import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '@marquee/feature-core';
import { Banner, PhoneField, TextLink } from '@marquee/ui';
import type { Mobile } from './useMobile.ts';

type Props = FieldProps<string> & { mobile: Mobile; onCountryChange: () => void };

/** A mobile number with the country that it is dialled in. */
export const MobileProof = ({ mobile, onCountryChange, ...field }: Props) => {
  const { t } = useLingui();
  if (mobile.isFailed)
    return (
      <Banner
        tone="critical"
        role="alert"
        actions={
          <TextLink as="button" tone="critical" onClick={mobile.retry}>
            {t`Try again`}
          </TextLink>
        }
      >
        {t`We couldn’t load the list of countries.`}
      </Banner>
    );
  return (
    <PhoneField
      {...field}
      label={t`Mobile number`}
      isRequired
      countries={mobile.countries}
      country={mobile.country}
      countryLabel={t`Country code`}
      searchLabel={t`Find a country`}
      onCountryChange={(country) => {
        mobile.setCountry(country);
        onCountryChange();
      }}
    />
  );
};
