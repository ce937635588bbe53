import { useLingui } from '@lingui/react/macro';
import { Checkbox, Heading, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './PartProps.ts';
import { settingChanges, type StaffSite } from './settingChanges.ts';

/** From which of the installation's hosts the site takes pictures and opens games. */
export const CdnsForm = ({
  settings,
  operators,
  isSaved,
  onSave,
  installation,
}: PartProps<'cdns'> & { installation: StaffSite['installation'] }) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState(settings);
  const names = { images: t`Pictures`, games: t`Games` };
  return (
    <PartForm
      title={t`Hosts of pictures and games`}
      hint={t`Those that the installation lets pages load from. Without a choice all of them serve.`}
      changes={settingChanges(settings, typed, 'cdns.')}
      operators={operators}
      isSaved={isSaved}
      onSave={(reason) => onSave({ cdns: typed }, reason)}
      onReset={() => setTyped(settings)}
    >
      {(problemOf) =>
        (['images', 'games'] as const).map((kind) => (
          <Stack key={kind} gap="x2">
            <Heading level={3} size="m">
              {names[kind]}
            </Heading>
            {installation[kind].length === 0 && (
              <Text isMuted>{t`The installation has none: everything comes from where it is.`}</Text>
            )}
            {installation[kind].map((cdn) => (
              <Checkbox
                key={cdn}
                name={`${kind}-${cdn}`}
                label={<bdi>{cdn}</bdi>}
                {...(problemOf(`cdns.${kind}`) && { error: problemOf(`cdns.${kind}`) ?? '' })}
                checked={typed[kind].includes(cdn)}
                onChange={({ target }) =>
                  setTyped({
                    ...typed,
                    [kind]: installation[kind].filter((each) =>
                      each === cdn ? target.checked : typed[kind].includes(each),
                    ),
                  })
                }
              />
            ))}
          </Stack>
        ))
      }
    </PartForm>
  );
};
