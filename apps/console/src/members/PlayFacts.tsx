import { useLingui } from '@lingui/react/macro';
import { useDateTime, useMoney } from '@marquee/i18n';
import { Badge, Row, RowName, Rows, Text } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { Section } from './Section.tsx';
import { type StaffMember, useMemberWords } from './useMemberWords.ts';

/** A member's limits and exclusions. */
export const PlayFacts = ({ member }: { member: StaffMember }) => {
  const { t } = useLingui();
  const words = useMemberWords();
  const money = useMoney();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const { limits, exclusions, currency } = member;
  const set = limits.filter(({ limit, pending }) => limit !== null || pending !== null);
  const amount = (kind: string, value: number | null) => {
    if (value === null) return t`no limit`;
    return kind === 'session' ? t`${value} minutes` : money(value, currency);
  };
  const [now] = useState(Date.now);
  const isOver = (endsAt: string | null) => endsAt !== null && Date.parse(endsAt) <= now;
  return (
    <Section title={t`Responsible play`}>
      {set.length === 0 && <Text isMuted>{t`No limit is set.`}</Text>}
      {set.length > 0 && (
        <Rows label={t`Limits`}>
          {set.map(({ kind, period, limit, used, pending }) => (
            <Row key={`${kind} ${period}`} end={<Text isStrong>{amount(kind, limit)}</Text>}>
              <RowName>
                {words.limitKinds[kind]} {words.periods[period]}
              </RowName>
              <Text size="s" isMuted>
                {t`Used: ${amount(kind, used)}`}
                {pending &&
                  ` · ${t`${amount(kind, pending.limit)} from ${dateTime(pending.at, { timeZone })}`}`}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
      {exclusions.length > 0 && (
        <Rows label={t`Exclusions`}>
          {exclusions.map(({ kind, startedAt, endsAt }) => (
            <Row
              key={`${kind} ${startedAt}`}
              end={isOver(endsAt) ? <Badge>{t`Over`}</Badge> : <Badge tone="critical">{t`In force`}</Badge>}
            >
              <RowName>{words.exclusions[kind]}</RowName>
              <Text size="s" isMuted>
                {dateTime(startedAt, { timeZone })} –{' '}
                {endsAt === null ? t`for good` : dateTime(endsAt, { timeZone })}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
};
