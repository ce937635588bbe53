import { useLingui } from '@lingui/react/macro';
import { Checkbox, Grid, Heading, Stack, TextField } from '@marquee/ui';
import { useState } from 'react';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './PartProps.ts';
import { settingChanges } from './settingChanges.ts';
import { useProofNames } from './useProofNames.ts';
import { useSettingNames } from './useSettingNames.ts';

const ways = ['passkey', 'authenticator', 'sms', 'email', 'boundEmail', 'payeeName'] as const;
const others = ['social', 'sms'] as const;

const turned = <T extends string>(all: readonly T[], list: readonly T[], item: T, isOn: boolean): T[] =>
  all.filter((each) => (each === item ? isOn : list.includes(each)));

/** What a login has to prove, and for how long it holds. */
export const LoginsForm = ({ settings, operators, isSaved, onSave }: PartProps<'logins'>) => {
  const { t } = useLingui();
  const names = useSettingNames();
  const proofs = useProofNames();
  const [typed, setTyped] = useState(settings);
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });
  return (
    <PartForm
      title={t`Logins`}
      hint={t`By what a member proves a login from an address that they were never at before. Without any way nobody is asked.`}
      changes={settingChanges(settings, typed)}
      operators={operators}
      isSaved={isSaved}
      onSave={(reason) => onSave({ logins: typed }, reason)}
      onReset={() => setTyped(settings)}
    >
      {(problemOf) => (
        <>
          <Stack gap="x2">
            <Heading level={3} size="m">
              {names['secondFactor']}
            </Heading>
            <Grid min="l" gap="x2">
              {ways.map((way) => (
                <Checkbox
                  key={way}
                  name={way}
                  label={proofs[way]}
                  checked={typed.secondFactor.includes(way)}
                  onChange={({ target }) =>
                    change({ secondFactor: turned(ways, typed.secondFactor, way, target.checked) })
                  }
                />
              ))}
            </Grid>
          </Stack>
          <Stack gap="x2">
            <Heading level={3} size="m">
              {names['secondFactorAfter']}
            </Heading>
            {others.map((way) => (
              <Checkbox
                key={way}
                name={`after-${way}`}
                label={proofs[way]}
                checked={typed.secondFactorAfter.includes(way)}
                onChange={({ target }) =>
                  change({ secondFactorAfter: turned(others, typed.secondFactorAfter, way, target.checked) })
                }
              />
            ))}
          </Stack>
          {(['knownAddressDays', 'passwordMaxAgeDays'] as const).map((key) => (
            <TextField
              key={key}
              name={key}
              label={names[key] ?? key}
              error={problemOf(`logins.${key}`)}
              type="number"
              inputMode="numeric"
              min={1}
              value={Number.isNaN(typed[key]) ? '' : typed[key]}
              onChange={({ target }) => change({ [key]: target.valueAsNumber })}
            />
          ))}
        </>
      )}
    </PartForm>
  );
};
