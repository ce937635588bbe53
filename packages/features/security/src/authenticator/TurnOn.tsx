import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { beginAuthenticator } from '@marquee/contract/routes';
import { useApi, useErrorText, useAction, useToast } from '@marquee/feature-core';
import { Button, ShieldIcon } from '@marquee/ui';
import { useState } from 'react';
import { TurnOnDialog } from './TurnOnDialog.tsx';

/** Asks for a new secret and opens the dialog that takes it into use. */
export const TurnOn = () => {
  const { t } = useLingui();
  const { call } = useApi();
  const errorText = useErrorText();
  const toast = useToast();
  const [secret, setSecret] = useState<RouteValue<(typeof beginAuthenticator)['id']>>();
  const { run, isBusy } = useAction(
    async () => setSecret(await call(beginAuthenticator, {})),
    (error) => toast('critical', errorText(error)),
  );
  return (
    <div>
      <Button
        size="s"
        look="soft"
        iconStart={<ShieldIcon size="s" />}
        isLoading={isBusy}
        onClick={() => run()}
      >
        {t`Turn on`}
      </Button>
      {secret && <TurnOnDialog {...secret} onClose={() => setSecret(undefined)} />}
    </div>
  );
};
