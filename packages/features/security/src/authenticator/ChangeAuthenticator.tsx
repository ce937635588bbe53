import { useLingui } from '@lingui/react/macro';
import { Button, Inline, RefreshIcon } from '@marquee/ui';
import { useState } from 'react';
import { RenewDialog } from './RenewDialog.tsx';
import { TurnOffDialog } from './TurnOffDialog.tsx';

/** What can be done with an authenticator that is on. */
export const ChangeAuthenticator = () => {
  const { t } = useLingui();
  const [open, setOpen] = useState<'renew' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <Inline gap="x3">
      <Button
        size="s"
        look="soft"
        tone="neutral"
        iconStart={<RefreshIcon size="s" />}
        onClick={() => setOpen('renew')}
      >
        {t`New recovery codes`}
      </Button>
      <Button size="s" look="soft" tone="critical" onClick={() => setOpen('off')}>
        {t`Turn off`}
      </Button>
      {open === 'renew' && <RenewDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </Inline>
  );
};
