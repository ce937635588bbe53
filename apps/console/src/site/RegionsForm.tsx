import { useLingui } from '@lingui/react/macro';
import { Select, TextAreaField } from '@marquee/ui';
import { useState } from 'react';
import { CountryPicker } from './CountryPicker.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './PartProps.ts';
import { settingChanges } from './settingChanges.ts';
import { useCountryName } from './useCountryName.ts';

type Props = PartProps<'regions'> & { countries: readonly string[] };

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Where the site is open: countries, addresses, and whose mobile numbers are taken. */
export const RegionsForm = ({ settings, operators, isSaved, countries, onSave }: Props) => {
  const { t } = useLingui();
  const nameOf = useCountryName();
  const [typed, setTyped] = useState(settings);
  const [blocked, setBlocked] = useState(settings.blocked.join('\n'));
  const next = { ...typed, blocked: linesOf(blocked) };
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });
  return (
    <PartForm
      title={t`Regions and addresses`}
      hint={t`Who comes from elsewhere reads that the site is not available there.`}
      changes={settingChanges(settings, next, 'regions.')}
      operators={operators}
      isSaved={isSaved}
      onSave={(reason) => onSave({ regions: next }, reason)}
      onReset={() => {
        setTyped(settings);
        setBlocked(settings.blocked.join('\n'));
      }}
    >
      {(problemOf) => (
        <>
          <Select
            label={t`Home country`}
            hint={t`Visitors on the machine itself count as from there.`}
            error={problemOf('regions.home')}
            value={typed.home}
            onChange={({ target }) => change({ home: target.value })}
          >
            {countries.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </Select>
          <CountryPicker
            label={t`Countries that are not served`}
            error={problemOf('regions.restricted')}
            countries={countries}
            chosen={typed.restricted}
            onChange={(restricted) => change({ restricted })}
          />
          <TextAreaField
            label={t`Addresses that are not served`}
            hint={t`One a line: a single address, or a network such as 203.0.113.0/24 or 2001:db8::/48.`}
            error={problemOf('regions.blocked')}
            value={blocked}
            onChange={({ target }) => setBlocked(target.value)}
            rows={5}
            dir="ltr"
            spellCheck={false}
            name="blocked"
          />
          <CountryPicker
            label={t`Countries of mobile numbers`}
            hint={t`The first is the one that forms begin with.`}
            error={problemOf('regions.phones')}
            countries={countries}
            chosen={typed.phones}
            onChange={(phones) => change({ phones })}
          />
        </>
      )}
    </PartForm>
  );
};
