import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Card, Heading, Money, Row, RowName, Rows, Stack, Text } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import { type StaffWithdrawal, useWords } from './useWords.ts';

/** The payments that the gateway was asked for. */
export const Payouts = ({ withdrawal: { payouts, currency } }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const words = useWords();
  const tones = { open: 'info', paid: 'positive', failed: 'critical' } as const;
  if (payouts.length === 0) return null;
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`Payments`}</Heading>
        <Rows label={t`Payments`}>
          {payouts.map(({ reference, amount, state, createdAt, closedAt }) => (
            <Row key={reference} end={<Badge tone={tones[state]}>{words.payouts[state]}</Badge>}>
              <RowName>
                <Money minor={amount} currency={currency} />
              </RowName>
              <Text as="span" size="s" isMuted>
                {reference} · {dateTime(closedAt ?? createdAt, { timeZone })}
              </Text>
            </Row>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
};
