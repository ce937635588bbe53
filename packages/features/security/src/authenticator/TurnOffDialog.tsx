import { useLingui } from '@lingui/react/macro';
import { removeAuthenticator } from '@marquee/contract/routes';
import { useApi, useToast } from '@marquee/feature-core';
import { Dialog, Stack, Text } from '@marquee/ui';
import { useSecurityRenewal } from '../useSecurity.ts';
import { ProofForm } from './ProofForm.tsx';

/** Turns the authenticator off. */
export const TurnOffDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const renew = useSecurityRenewal();
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Turn the authenticator app off`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Stack gap="x4">
        <Text isMuted>
          {t`Your account will then be less well protected. Your recovery codes will be deleted too.`}
        </Text>
        <ProofForm
          canRecover
          tone="critical"
          submitLabel={t`Turn off`}
          send={async (body) => {
            await call(removeAuthenticator, { body });
            toast('positive', t`The authenticator app is off.`);
            onClose();
            void renew();
          }}
        />
      </Stack>
    </Dialog>
  );
};
