import { useLingui } from '@lingui/react/macro';
import { unlinkSocial } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { partyName, type SocialChannel } from './channels.ts';
import { ConfirmByPassword } from './ConfirmByPassword.tsx';
import { useLinkChanged } from './useLinkChanged.ts';

/** Asks for the password before a party is unlinked. */
export const UnlinkParty = ({ channel, onClose }: { channel: SocialChannel; onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const tell = useLinkChanged();
  const name = partyName(channel);
  return (
    <ConfirmByPassword
      title={t`Unlink ${name}?`}
      text={t`From then on, you log in with your password.`}
      action={t`Unlink ${name}`}
      tone="critical"
      onClose={onClose}
      onConfirm={async (password) => {
        await call(unlinkSocial, { body: { firebaseChannel: channel, password } });
        onClose();
        await tell(t`${name} is no longer linked.`);
      }}
    />
  );
};
