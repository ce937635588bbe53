import { Flag } from '../Flag/Flag.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { aligns, floating } from '../Popover/Popover.css.ts';
import { usePopover } from '../Popover/usePopover.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CountryList } from './CountryList.tsx';
import type { DiallingCountry } from './matchingCountries.ts';
import { awaited, panel, picker } from './PhoneField.css.ts';

interface CountryPickerProps {
  countries: readonly DiallingCountry[];
  /** ISO 3166 code of the chosen country. */
  country: string;
  onCountryChange: (country: string) => void;
  /** "Country code", also the name of the list. */
  label: string;
  searchLabel: string;
}

/** The dialling code of a telephone number: flag and code; opens a list to search by name or code. */
export const CountryPicker = ({
  countries,
  country,
  onCountryChange,
  label,
  searchLabel,
}: CountryPickerProps) => {
  const { triggerProps, popoverProps, isOpen, close, triggerRef } = usePopover<HTMLDialogElement>();
  const isAwaited = countries.length === 0;
  const chosen = countries.find(({ code }) => code === country);
  const choose = (code: string) => {
    onCountryChange(code);
    close();
    triggerRef.current?.focus();
  };
  return (
    <>
      <button
        {...triggerProps}
        type="button"
        className={picker}
        aria-haspopup="dialog"
        disabled={isAwaited}
        aria-busy={isAwaited}
      >
        {isAwaited ? <Skeleton className={awaited} /> : <Flag country={country} />}
        <VisuallyHidden>{chosen ? `${label}: ${chosen.name}` : label}</VisuallyHidden>{' '}
        <bdi dir="ltr">{chosen && `+${chosen.dialingCode}`}</bdi>
        <ChevronDownIcon size="s" />
      </button>
      <dialog {...popoverProps} aria-label={label} className={cx(floating, aligns.start, panel)}>
        {isOpen && (
          <CountryList countries={countries} chosen={country} onChoose={choose} searchLabel={searchLabel} />
        )}
      </dialog>
    </>
  );
};
