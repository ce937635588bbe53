import { useLingui } from '@lingui/react/macro';
import { Banner, PhoneField, TextLink } from '@marquee/ui';
import type { Mobile } from './useMobile.ts';

type Props = { mobile: Mobile; error?: string | undefined; onChange: () => void };

/** A mobile number with the country that it is dialled in. */
export const MobileProof = ({ mobile, error, onChange }: Props) => {
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
      label={t`Mobile number`}
      name="mobileNum"
      isRequired
      countries={mobile.countries}
      country={mobile.country}
      countryLabel={t`Country code`}
      searchLabel={t`Find a country`}
      value={mobile.number}
      onCountryChange={(country) => {
        mobile.setCountry(country);
        onChange();
      }}
      onChange={(event) => {
        mobile.setNumber(event.target.value);
        onChange();
      }}
      {...(error && { error })}
    />
  );
};
