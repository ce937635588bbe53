import { useLingui } from '@lingui/react/macro';
import { revealStaffArrival } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { useDateTime } from '@marquee/i18n';
import { Button, Card, Heading, Inline, Money, Stack, TextLink } from '@marquee/ui';
import { type ReactNode, useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Fact } from '../withdrawals/Fact.tsx';
import * as styles from '../withdrawals/Facts.css.ts';
import type { StaffArrival } from './useDepositWords.ts';

/** What is known of a transfer; who has made it stays masked until somebody says why they look. */
export const ArrivalFacts = ({ arrival, children }: { arrival: StaffArrival; children: ReactNode }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const [isAsking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<RouteValue<'revealStaffArrival'>>();
  const { id, amount, currency, memo, deposit, decidedBy, at, receivedAt } = arrival;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Inline justify="between">
          <Heading level={2} size="m">{t`The transfer`}</Heading>
          {may('members.reveal') && !revealed && (
            <Button size="s" look="outline" tone="neutral" onClick={() => setAsking(true)}>
              {t`Show who has paid`}
            </Button>
          )}
        </Inline>
        <dl className={styles.facts}>
          <Fact name={t`Arrived`}>
            <Money minor={amount} currency={currency} />
          </Fact>
          <Fact name={t`What the payer wrote`}>{memo || t`Nothing`}</Fact>
          <Fact name={t`Payer`}>{revealed?.payerName ?? arrival.payerName}</Fact>
          <Fact name={t`Bank`}>{arrival.payerBank}</Fact>
          <Fact name={t`Account`}>{revealed?.payerNumber ?? arrival.payerNumber}</Fact>
          <Fact name={t`At the gateway`}>{dateTime(at, { timeZone })}</Fact>
          <Fact name={t`Told`}>{dateTime(receivedAt, { timeZone })}</Fact>
          {deposit && (
            <Fact name={t`Deposit`}>
              <TextLink href={`/deposits/${deposit}`}>{deposit}</TextLink>
            </Fact>
          )}
          {decidedBy && <Fact name={t`Decided by`}>{decidedBy.name}</Fact>}
        </dl>
        {children}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t`Show who has paid`}
          label={t`Why do you look?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Show`}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            setRevealed(await call(revealStaffArrival, { body: { id, reason } }));
          }}
        />
      )}
    </Card>
  );
};
