import { useLingui } from '@lingui/react/macro';
import { linkSocial } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { partyName } from './channels.ts';
import { ConfirmByPassword } from './ConfirmByPassword.tsx';
import type { SocialToken } from './useAskParty.ts';
import { useLinkChanged } from './useLinkChanged.ts';

/** Asks for the password before a party that has answered is linked. */
export const LinkParty = ({ token, onClose }: { token: SocialToken; onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const tell = useLinkChanged();
  const { firebaseChannel, firebaseIdToken } = token;
  const name = partyName(firebaseChannel);
  return (
    <ConfirmByPassword
      title={t`Link ${name}?`}
      text={t`Anyone who can sign in to your ${name} account can then log in here. Enter your password to confirm.`}
      action={t`Link ${name}`}
      onClose={onClose}
      onConfirm={async (password) => {
        await call(linkSocial, { body: { firebaseChannel, firebaseIdToken, password } });
        onClose();
        await tell(t`${name} is linked.`);
      }}
    />
  );
};
