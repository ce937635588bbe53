import { useLingui } from '@lingui/react/macro';
import { canUsePasskeys } from '@marquee/feature-core';
import { Button, PlusIcon, Rows, Text } from '@marquee/ui';
import { useState } from 'react';
import type { SecurityState } from '../SecurityState.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

type Props = Pick<SecurityState, 'passkeys' | 'authenticator' | 'hasPassword'>;

/** The passkeys of the account, and the way to a new one. */
export const Passkeys = ({ passkeys, authenticator, hasPassword }: Props) => {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const asksCode = authenticator !== null;
  return (
    <>
      <Text size="s" isMuted>
        {t`Log in with your fingerprint, face or screen lock instead of a password. A passkey can’t be guessed, and a fake site can’t get it from you.`}
      </Text>
      {passkeys.length > 0 && (
        <Rows label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} asksCode={asksCode} />
          ))}
        </Rows>
      )}
      {!canUsePasskeys() ? (
        <Text size="s" isMuted>{t`This browser can’t make passkeys.`}</Text>
      ) : hasPassword ? (
        <div>
          <Button
            size="s"
            look="soft"
            tone={passkeys.length > 0 ? 'neutral' : 'accent'}
            iconStart={<PlusIcon size="s" />}
            onClick={() => setAdding(true)}
          >
            {t`Add a passkey`}
          </Button>
        </div>
      ) : (
        <Text size="s" isMuted>{t`Set a login password first: it confirms that it’s you.`}</Text>
      )}
      {isAdding && <AddPasskeyDialog asksCode={asksCode} onClose={() => setAdding(false)} />}
    </>
  );
};
