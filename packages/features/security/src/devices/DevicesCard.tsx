import { useLingui } from '@lingui/react/macro';
import { endOtherDevices } from '@marquee/contract/routes';
import { useAction, useApi, useErrorText, useToast } from '@marquee/feature-core';
import { Button, Card, Heading, LogoutIcon, Rows, Stack, Text } from '@marquee/ui';
import { DeviceRow } from './DeviceRow.tsx';
import type { Device } from './Devices.ts';
import { useDevicesRenewal } from './useDevices.ts';

/** The browsers that are logged in, each of which can be logged out from here. */
export const DevicesCard = ({ devices }: { devices: readonly Device[] }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const errorText = useErrorText();
  const toast = useToast();
  const renew = useDevicesRenewal();
  const { run, isBusy } = useAction(
    async () => {
      await call(endOtherDevices, {});
      await renew();
      toast('positive', t`All other devices have been logged out.`);
    },
    (error) => toast('critical', errorText(error)),
  );
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Devices`}</Heading>
          <Text size="s" isMuted>
            {t`Where you’re logged in. If you don’t recognise one, log it out and change your password.`}
          </Text>
        </Stack>
        <Rows label={t`Devices`}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </Rows>
        {devices.length > 1 && (
          <div>
            <Button
              look="soft"
              tone="neutral"
              iconStart={<LogoutIcon size="s" />}
              isLoading={isBusy}
              onClick={() => void run()}
            >
              {t`Log out all other devices`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
