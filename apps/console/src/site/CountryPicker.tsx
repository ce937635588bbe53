import { useLingui } from '@lingui/react/macro';
import { Chip, CloseIcon, Inline, Select, Stack } from '@marquee/ui';
import { useCountryName } from './useCountryName.ts';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** All that there are, as ISO 3166-1 alpha-2 codes. */
  countries: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Several countries: those that are chosen can be taken away, others added. */
export const CountryPicker = ({ label, hint, error, countries, chosen, onChange }: Props) => {
  const { t } = useLingui();
  const nameOf = useCountryName();
  const others = countries
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Stack gap="x2">
      <Select
        label={label}
        value=""
        {...(hint && { hint })}
        {...(error && { error })}
        onChange={({ target }) => target.value && onChange([...chosen, target.value])}
      >
        <option value="">{t`Add a country`}</option>
        {others.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Inline gap="x2">
        {chosen.map((code) => (
          <Chip
            key={code}
            icon={<CloseIcon label={t`Take away:`} />}
            isSelected
            onToggle={() => onChange(chosen.filter((other) => other !== code))}
          >
            {nameOf(code)}
          </Chip>
        ))}
      </Inline>
    </Stack>
  );
};
