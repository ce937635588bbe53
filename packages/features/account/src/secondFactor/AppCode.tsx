import { useLingui } from '@lingui/react/macro';
import { CodeField, TextField, TextLink } from '@marquee/ui';
import { useState } from 'react';

type Props = { value: string; error?: string | undefined; onValueChange: (typed: string) => void };

/** The code that the authenticator app shows, or one of the recovery codes where the app is not at hand. */
export const AppCode = ({ value, error, onValueChange }: Props) => {
  const { t } = useLingui();
  const [isRecovery, setRecovery] = useState(false);
  const change = () => {
    setRecovery(!isRecovery);
    onValueChange('');
  };
  return (
    <div>
      {isRecovery ? (
        <TextField
          label={t`Recovery code`}
          name="proof"
          isRequired
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          hint={t`One of the ten codes that you were given when you turned the app on.`}
          value={value}
          error={error}
          onChange={({ target }) => onValueChange(target.value)}
        />
      ) : (
        <CodeField
          label={t`Code of the app`}
          name="proof"
          isRequired
          hint={t`The six digits that your authenticator app shows for this site.`}
          value={value}
          error={error}
          onValueChange={onValueChange}
        />
      )}
      <TextLink as="button" look="quiet" onClick={change}>
        {isRecovery ? t`Use the code of the app` : t`Use a recovery code`}
      </TextLink>
    </div>
  );
};
