import { useLingui } from '@lingui/react/macro';
import { Banner, ButtonLink, Card, ExternalIcon, Stack, Text } from '@marquee/ui';
import type { Deposit } from '../depositTypes.ts';

/** Leads to the payment service's page, for whoever did not come there by itself or came back from it. */
export const PayPage = ({ deposit: { payUrl } }: { deposit: Deposit }) => {
  const { t } = useLingui();
  if (!payUrl) {
    return (
      <Banner tone="caution">
        {t`The payment service has not told us where to pay. Please cancel this deposit and start a new one.`}
      </Banner>
    );
  }
  return (
    <Card padding="m">
      <Stack gap="x4">
        <Text>{t`You pay on the payment service’s page and come back here afterwards. If you have paid already, there is nothing more to do.`}</Text>
        <ButtonLink as="a" href={payUrl} size="l" isFull iconEnd={<ExternalIcon size="s" />}>
          {t`To the payment page`}
        </ButtonLink>
      </Stack>
    </Card>
  );
};
