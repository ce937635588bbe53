import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { CountryPicker } from './CountryPicker.tsx';
import type { DiallingCountry } from './matchingCountries.ts';

/** Props of `PhoneField`; those of `TextField` are the number's. */
export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'prefixSlot'> {
  /** None while they are awaited: the number can be typed meanwhile. */
  countries: readonly DiallingCountry[];
  /** ISO 3166 code of the chosen country. */
  country: string;
  onCountryChange: (country: string) => void;
  countryLabel: string;
  searchLabel: string;
}

/** A telephone number and the country that it is dialled in. */
export const PhoneField = ({
  countries,
  country,
  onCountryChange,
  countryLabel,
  searchLabel,
  ...rest
}: PhoneFieldProps) => (
  <TextField
    inputMode="tel"
    autoComplete="tel-national"
    {...rest}
    // Browsers fill a number without its country in here, which they may not in a field of type `tel` (HTML, autofill).
    type="text"
    prefixSlot={
      <CountryPicker
        countries={countries}
        country={country}
        onCountryChange={onCountryChange}
        label={countryLabel}
        searchLabel={searchLabel}
      />
    }
  />
);
