import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { Badge, Row, RowName, Text } from '@marquee/ui';
import type { LoginRecord } from './Devices.ts';

const tones = {
  succeeded: 'positive',
  remembered: 'positive',
  challenged: 'neutral',
  failed: 'caution',
  proofFailed: 'caution',
} as const;

/** One login: how, from where, and how it ended. */
export const LoginRow = ({ login: { at, outcome, method, address, country } }: { login: LoginRecord }) => {
  const { t } = useLingui();
  const { brand, language } = useSite();
  const { dateTime } = useDateTime();
  const outcomes = {
    succeeded: t`Logged in`,
    remembered: t`Automatic login`,
    challenged: t`Second proof asked for`,
    failed: t`Wrong password`,
    proofFailed: t`Wrong second proof`,
  };
  const methods = {
    username: t`By password`,
    sms: t`By SMS code`,
    firebase: t`By a linked account`,
    passkey: t`By passkey`,
  };
  const place = country && new Intl.DisplayNames([language], { type: 'region' }).of(country);
  const how = [method && methods[method], address, place].filter(Boolean).join(' · ');
  return (
    <Row end={<Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>}>
      <RowName>{dateTime(at, { timeZone: brand.timeZone })}</RowName>
      <Text as="span" size="s" isMuted>
        {how}
      </Text>
    </Row>
  );
};
