import { useLingui } from '@lingui/react/macro';
import { addPasskey, beginPasskey } from '@marquee/contract/routes';
import { makePasskey, useApi, useToast } from '@marquee/feature-core';
import { Dialog, Stack, Text } from '@marquee/ui';
import { useSecurityRenewal } from '../useSecurity.ts';
import { PasskeyForm } from './PasskeyForm.tsx';

type Props = { asksCode: boolean; onClose: () => void };

/** Makes a passkey on this device, or on the one that the browser's box offers. */
export const AddPasskeyDialog = ({ asksCode, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const renew = useSecurityRenewal();
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Add a passkey`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Stack gap="x4">
        <Text isMuted>
          {t`Confirm that it’s you. Your browser then asks for your fingerprint, face or screen lock, which never leave your device.`}
        </Text>
        <PasskeyForm
          asksCode={asksCode}
          submitLabel={t`Continue`}
          send={async (body) => {
            const made = await makePasskey(await call(beginPasskey, { body }));
            await call(addPasskey, { body: made });
            toast('positive', t`The passkey has been added.`);
            onClose();
            void renew();
          }}
        />
      </Stack>
    </Dialog>
  );
};
