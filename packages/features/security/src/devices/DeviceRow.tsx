import { useLingui } from '@lingui/react/macro';
import { endDevice } from '@marquee/contract/routes';
import { useAction, useApi, useErrorText, useSite, useToast } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Row, RowName, Text } from '@marquee/ui';
import * as styles from '../whole.css.ts';
import type { Device } from './Devices.ts';
import { useDevicesRenewal } from './useDevices.ts';

/** One browser, which can be logged out unless it is this one. */
export const DeviceRow = ({ device }: { device: Device }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const errorText = useErrorText();
  const toast = useToast();
  const renew = useDevicesRenewal();
  const { id, browser, system, address, seenAt, isCurrent, isRemembered } = device;
  const { run, isBusy } = useAction(
    async () => {
      await call(endDevice, { body: { id } });
      await renew();
      toast('positive', t`The device has been logged out.`);
    },
    (error) => toast('critical', errorText(error)),
  );
  const at = dateTime(seenAt, { timeZone: brand.timeZone });
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  return (
    <Row
      end={
        !isCurrent && (
          <Button
            look="soft"
            tone="neutral"
            size="s"
            isLoading={isBusy}
            aria-label={t`Log out there: ${name}, last active ${at}`}
            onClick={() => void run()}
          >
            {t`Log out there`}
          </Button>
        )
      }
    >
      <RowName>
        {name}
        {isCurrent && <Badge tone="positive">{t`This device`}</Badge>}
        {isRemembered && <Badge tone="neutral">{t`Stays logged in`}</Badge>}
      </RowName>
      <Text as="span" size="s" isMuted>
        <span className={styles.whole}>{address},</span>{' '}
        <span className={styles.whole}>{t`last active ${at}`}</span>
      </Text>
    </Row>
  );
};
