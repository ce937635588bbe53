import { useLingui } from '@lingui/react/macro';
import { removePasskey } from '@marquee/contract/routes';
import { useApi, useToast } from '@marquee/feature-core';
import { Dialog, Stack, Text } from '@marquee/ui';
import { useSecurityRenewal } from '../useSecurity.ts';
import { PasskeyForm } from './PasskeyForm.tsx';

type Props = { id: string; asksCode: boolean; onClose: () => void };

/** Removes a passkey here. */
export const RemovePasskeyDialog = ({ id, asksCode, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const renew = useSecurityRenewal();
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Remove the passkey`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Stack gap="x4">
        <Text isMuted>
          {t`It will no longer log in here. Delete it on your device or in your password manager as well.`}
        </Text>
        <PasskeyForm
          asksCode={asksCode}
          tone="critical"
          submitLabel={t`Remove`}
          send={async (proof) => {
            await call(removePasskey, { body: { id, ...proof } });
            toast('positive', t`The passkey has been removed.`);
            onClose();
            void renew();
          }}
        />
      </Stack>
    </Dialog>
  );
};
