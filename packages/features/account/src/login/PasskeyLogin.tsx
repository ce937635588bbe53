import { useLingui } from '@lingui/react/macro';
import { askPasskey, loginByPasskey } from '@marquee/contract/routes';
import {
  canUsePasskeys,
  signWithPasskey,
  useAction,
  useApi,
  usePasskeyErrorText,
} from '@marquee/feature-core';
import { Banner, Button, LockIcon, Stack } from '@marquee/ui';
import { useState } from 'react';
import { useOpenSession } from '../session/useOpenSession.ts';

type Props = { isRemembered: boolean; onClose: () => void };

/** Login by a passkey: the device knows whose it is, so nothing is typed. */
export const PasskeyLogin = ({ isRemembered, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const openSession = useOpenSession();
  const errorText = usePasskeyErrorText();
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useAction(
    async () => {
      setProblem(undefined);
      const assertion = await signWithPasskey(await call(askPasskey, { body: {} }));
      const value = await call(loginByPasskey, { body: { assertion, remember: isRemembered } });
      await openSession(value, { remember: { isWanted: isRemembered }, onClose });
    },
    (error) => setProblem(errorText(error)),
  );
  if (!canUsePasskeys()) return null;
  return (
    <Stack gap="x3">
      {problem && (
        <Banner tone="critical" role="alert">
          {problem}
        </Banner>
      )}
      <Button
        look="soft"
        tone="neutral"
        isFull
        iconStart={<LockIcon size="s" />}
        isLoading={isBusy}
        onClick={() => run()}
      >
        {t`Log in with a passkey`}
      </Button>
    </Stack>
  );
};
