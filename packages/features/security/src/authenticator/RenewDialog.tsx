import { useLingui } from '@lingui/react/macro';
import { renewRecoveryCodes } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Dialog, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useSecurityRenewal } from '../useSecurity.ts';
import { NewCodes } from './NewCodes.tsx';
import { ProofForm } from './ProofForm.tsx';

/** Makes new recovery codes in place of those that are left. */
export const RenewDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const renew = useSecurityRenewal();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      isOpen
      size="s"
      title={codes ? t`Save your recovery codes` : t`New recovery codes`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {codes ? (
        <NewCodes codes={codes} onDone={onClose} />
      ) : (
        <Stack gap="x4">
          <Text isMuted>{t`Your current codes will then stop working.`}</Text>
          <ProofForm
            canRecover
            submitLabel={t`Create new codes`}
            send={async (body) => {
              setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
              void renew();
            }}
          />
        </Stack>
      )}
    </Dialog>
  );
};
