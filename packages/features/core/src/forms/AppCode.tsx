import { useLingui } from '@lingui/react/macro';
import { CodeField, Stack, TextField, TextLink } from '@marquee/ui';
import { useState } from 'react';
import type { ValueFieldProps } from './fieldProps.ts';

type Props = ValueFieldProps<string> & {
  /** Whether one of the recovery codes may stand in for the app. */
  canRecover?: boolean;
};

/** The code that the authenticator app shows, or one of the recovery codes where the app is not at hand. */
export const AppCode = ({ name, canRecover = false, value, error, onValueChange }: Props) => {
  const { t } = useLingui();
  const [isRecovery, setRecovery] = useState(false);
  const change = () => {
    setRecovery(!isRecovery);
    onValueChange('');
  };
  const field = { name, isRequired: true, value, error };
  return (
    <Stack gap="x2">
      {isRecovery ? (
        <TextField
          {...field}
          label={t`Recovery code`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          hint={t`One of the ten codes you were given when you turned the app on.`}
          onChange={({ target }) => onValueChange(target.value)}
        />
      ) : (
        <CodeField
          {...field}
          label={t`Authenticator code`}
          hint={t`The six digits your authenticator app shows for this site.`}
          onValueChange={onValueChange}
        />
      )}
      {canRecover && (
        <div>
          <TextLink as="button" look="quiet" onClick={change}>
            {isRecovery ? t`Use the authenticator code` : t`Use a recovery code`}
          </TextLink>
        </div>
      )}
    </Stack>
  );
};
