import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Card, Heading, Money, Stack, Text, TextLink } from '@marquee/ui';
import type { ReactNode } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useMay } from '../api/useMay.ts';
import { Fact } from '../withdrawals/Fact.tsx';
import * as styles from '../withdrawals/Facts.css.ts';
import type { StaffDeposit } from './useDepositWords.ts';

/** What is known of a deposit, with what can be done about it below. */
export const DepositFacts = ({ deposit, children }: { deposit: StaffDeposit; children: ReactNode }) => {
  const { t } = useLingui();
  const may = useMay();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const { currency, amount, credited, username, memberId, reason } = deposit;
  const at = (moment: string) => dateTime(moment, { timeZone });
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Heading level={2} size="m">{t`The deposit`}</Heading>
        <dl className={styles.facts}>
          <Fact name={t`Member`}>
            {may('members.read') ? <TextLink href={`/members/${memberId}`}>{username}</TextLink> : username}
          </Fact>
          <Fact name={t`Expected`}>
            <Money minor={amount} currency={currency} />
          </Fact>
          {credited !== null && (
            <Fact name={t`Credited`}>
              <Money minor={credited} currency={currency} />
            </Fact>
          )}
          <Fact name={t`Method`}>{deposit.methodName}</Fact>
          <Fact name={t`Asked for`}>{at(deposit.createdAt)}</Fact>
          <Fact name={t`Waits until`}>{at(deposit.expiresAt)}</Fact>
          {deposit.endedAt && <Fact name={t`Ended`}>{at(deposit.endedAt)}</Fact>}
        </dl>
        {reason && <Text isMuted>{t`The member reads: ${reason}`}</Text>}
        {children}
      </Stack>
    </Card>
  );
};
