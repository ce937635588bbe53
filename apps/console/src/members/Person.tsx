import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { revealStaffMember } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Inline } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { Fact } from '../withdrawals/Fact.tsx';
import * as styles from '../withdrawals/Facts.css.ts';
import { Section } from './Section.tsx';
import type { StaffMember } from './useMemberWords.ts';

type Revealed = RouteValue<'revealStaffMember'>;
type Props = { member: StaffMember; revealed: Revealed | undefined; onReveal: (revealed: Revealed) => void };

/** Who a member is. It stays masked until somebody says why they look. */
export const Person = ({ member, revealed, onReveal }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const [isAsking, setAsking] = useState(false);
  const contact = (shown: StaffMember['mobile'], full: string | null | undefined) =>
    shown === null ? (
      '–'
    ) : (
      <Inline gap="x2">
        {full ?? shown.shown}
        {shown.isVerified ? (
          <Badge tone="positive">{t`Verified`}</Badge>
        ) : (
          <Badge tone="caution">{t`Not verified`}</Badge>
        )}
      </Inline>
    );
  return (
    <Section
      title={t`Person`}
      action={
        may('members.reveal') &&
        !revealed && (
          <Button size="s" look="outline" tone="neutral" onClick={() => setAsking(true)}>
            {t`Show personal data`}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact name={t`Customer id`}>{member.id}</Fact>
        <Fact name={t`Name`}>{revealed?.name ?? member.name ?? '–'}</Fact>
        <Fact name={t`Phone`}>{contact(member.mobile, revealed?.mobile)}</Fact>
        <Fact name={t`Mailbox`}>{contact(member.email, revealed?.email)}</Fact>
        <Fact name={t`Born`}>{revealed?.birthday ?? member.birthday ?? '–'}</Fact>
        <Fact name={t`Registered`}>{dateTime(member.createdAt, { timeZone })}</Fact>
        <Fact name={t`Registered from`}>{revealed?.registerAddress ?? member.registerAddress ?? '–'}</Fact>
        <Fact name={t`Last login`}>
          {member.lastLoginAt === null ? t`Never` : dateTime(member.lastLoginAt, { timeZone })}
        </Fact>
        {revealed?.details.map(({ field, value }) => (
          <Fact key={field} name={field}>
            {value}
          </Fact>
        ))}
      </dl>
      {isAsking && (
        <ReasonDialog
          title={t`Show personal data`}
          label={t`Why do you look?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Show`}
          onClose={() => setAsking(false)}
          onReason={async (reason) => {
            onReveal(await call(revealStaffMember, { body: { id: member.id, reason } }));
          }}
        />
      )}
    </Section>
  );
};
