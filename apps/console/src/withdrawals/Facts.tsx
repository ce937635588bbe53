import { useLingui } from '@lingui/react/macro';
import { revealStaffWithdrawal } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Banner, Button, Card, Heading, Inline, Money, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { Fact } from './Fact.tsx';
import * as styles from './Facts.css.ts';
import { type StaffWithdrawal, useWords } from './useWords.ts';

/** What is known of a withdrawal. Who is paid stays masked until somebody says why they look. */
export const Facts = ({ withdrawal }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const words = useWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const [isAsking, setAsking] = useState(false);
  const [revealed, setRevealed] = useState<{ number: string; payeeName: string }>();
  const { reference, currency, username, amount, fee, received, remaining, paidOut } = withdrawal;
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        {withdrawal.risks.length > 0 && (
          <Banner tone="caution" title={t`Why a person has to look`}>
            {withdrawal.risks.map((risk) => words.risks[risk]).join(' · ')}
          </Banner>
        )}
        <Inline justify="between">
          <Heading level={2} size="m">{t`The withdrawal`}</Heading>
          {may('members.reveal') && !revealed && (
            <Button size="s" look="outline" tone="neutral" onClick={() => setAsking(true)}>
              {t`Show who is paid`}
            </Button>
          )}
        </Inline>
        <dl className={styles.facts}>
          <Fact name={t`Member`}>{username ?? t`The account is gone`}</Fact>
          <Fact name={t`Amount`}>{money(amount)}</Fact>
          <Fact name={t`Fee`}>{money(fee)}</Fact>
          <Fact name={t`Paid out`}>{money(paidOut)}</Fact>
          <Fact name={t`Received`}>{money(received)}</Fact>
          <Fact name={t`Still to be received`}>{money(remaining)}</Fact>
          <Fact name={t`Bank`}>{withdrawal.bankName}</Fact>
          <Fact name={t`Account`}>{revealed?.number ?? withdrawal.number}</Fact>
          <Fact name={t`Payee`}>{revealed?.payeeName ?? withdrawal.payeeName}</Fact>
          <Fact name={t`Asked for`}>{dateTime(withdrawal.createdAt, { timeZone })}</Fact>
        </dl>
        {withdrawal.reason && <Text isMuted>{t`The member reads: ${withdrawal.reason}`}</Text>}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t`Show who is paid`}
          label={t`Why do you look?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Show`}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            setRevealed(await call(revealStaffWithdrawal, { body: { reference, reason } }));
          }}
        />
      )}
    </Card>
  );
};
