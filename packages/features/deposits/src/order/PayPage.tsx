import { useLingui } from '@lingui/react/macro';
import { Banner, ButtonLink, Card, ExternalIcon, Stack, Text } from '@marquee/ui';
import type { Deposit } from '../depositTypes.ts';
import * as styles from './Waiting.css.ts';

/** Leads to the payment service's page, for whoever did not come there by itself or came back from it. */
export const PayPage = ({ deposit: { payUrl } }: { deposit: Deposit }) => {
  const { t } = useLingui();
  if (!payUrl) {
    return (
      <Banner tone="caution">
        {t`We couldn’t get a payment page from the payment service. Please cancel this deposit and start a new one.`}
      </Banner>
    );
  }
  return (
    <Card padding="m">
      <Stack gap="x4">
        <Text>{t`Pay on the payment service’s page, then come back here. If you’ve already paid, there’s nothing more to do.`}</Text>
        <div className={styles.actions}>
          <ButtonLink as="a" href={payUrl} size="l" iconEnd={<ExternalIcon size="s" />}>
            {t`Go to the payment page`}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
};
