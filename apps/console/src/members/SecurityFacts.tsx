import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { useMerchant } from '../api/ConsoleContext.ts';
import { Fact } from '../withdrawals/Fact.tsx';
import * as styles from '../withdrawals/Facts.css.ts';
import { Section } from './Section.tsx';
import type { StaffMember } from './useMemberWords.ts';

/** How a member's account is guarded. */
export const SecurityFacts = ({ member: { security } }: { member: StaffMember }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const isSet = (has: boolean) => (has ? t`Set` : t`Not set`);
  return (
    <Section title={t`Security`}>
      <dl className={styles.facts}>
        <Fact name={t`Password`}>{isSet(security.hasPassword)}</Fact>
        <Fact name={t`Payment password`}>{isSet(security.hasPaymentPassword)}</Fact>
        <Fact name={t`Authenticator app`}>{isSet(security.hasAuthenticator)}</Fact>
        <Fact name={t`Passkeys`}>{security.passkeys}</Fact>
        <Fact name={t`Known addresses`}>{security.knownAddresses}</Fact>
        <Fact name={t`Open sessions`}>{security.openSessions}</Fact>
        {security.payoutsWaitUntil && (
          <Fact name={t`Payouts wait until`}>{dateTime(security.payoutsWaitUntil, { timeZone })}</Fact>
        )}
      </dl>
    </Section>
  );
};
