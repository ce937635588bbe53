import { useLingui } from '@lingui/react/macro';
import { flags, type Flag } from '@marquee/contract/flags';
import { Checkbox, Grid } from '@marquee/ui';
import { useState } from 'react';
import { PartForm } from './PartForm.tsx';
import { settingChanges } from './settingChanges.ts';
import type { PartProps } from './PartProps.ts';
import { useSettingNames } from './useSettingNames.ts';

/** Which functions of the site are on. */
export const FlagsForm = ({ settings, operators, isSaved, onSave }: PartProps<'flags'>) => {
  const { t } = useLingui();
  const names = useSettingNames();
  const [typed, setTyped] = useState(settings);
  const turn = (flag: Flag, isOn: boolean) => setTyped({ ...typed, [flag]: isOn });
  return (
    <PartForm
      title={t`Functions`}
      hint={t`What the site offers. A sign-in whose provider has no keys here stays off.`}
      changes={settingChanges(settings, typed, 'flags.')}
      operators={operators}
      isSaved={isSaved}
      onSave={(reason) => onSave({ flags: typed }, reason)}
      onReset={() => setTyped(settings)}
    >
      {() => (
        <Grid min="l" gap="x3">
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              name={flag}
              label={names[`flags.${flag}`] ?? flag}
              hint={flag}
              checked={typed[flag]}
              onChange={({ target }) => turn(flag, target.checked)}
            />
          ))}
        </Grid>
      )}
    </PartForm>
  );
};
