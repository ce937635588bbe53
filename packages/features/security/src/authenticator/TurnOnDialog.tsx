import { useLingui } from '@lingui/react/macro';
import { confirmAuthenticator } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Dialog, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useSecurityRenewal } from '../useSecurity.ts';
import { NewCodes } from './NewCodes.tsx';
import { ProofForm } from './ProofForm.tsx';
import { SecretToScan } from './SecretToScan.tsx';

type Props = { secret: string; uri: string; onClose: () => void };

/** Takes a new secret into use, by the app's first code and the password, and shows the recovery codes once. */
export const TurnOnDialog = ({ secret, uri, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const renew = useSecurityRenewal();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    // Asked for only now: the card that this dialog stands in goes with the answer.
    if (codes) void renew();
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={codes ? t`Save your recovery codes` : t`Turn the authenticator app on`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={close}
    >
      {codes ? (
        <NewCodes codes={codes} onDone={close} />
      ) : (
        <Stack gap="x5">
          <SecretToScan secret={secret} uri={uri} />
          <Stack gap="x3">
            <Text isMuted>{t`2. Enter the code shown in the app and your password.`}</Text>
            <ProofForm
              submitLabel={t`Turn on`}
              send={async (body) => setCodes((await call(confirmAuthenticator, { body })).recoveryCodes)}
            />
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
};
