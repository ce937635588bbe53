import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Badge, Button, Card, Heading, Inline, Row, RowName, Rows, Stack, Text, TextLink } from '@marquee/ui';
import { useState } from 'react';
import { ContactDialog } from './ContactDialog.tsx';
import type { Channel, ProfileState } from './Profile.ts';

type Change = { channel: Channel; isOwn: boolean };

/** The phone and the mailbox: whether they are proven, and the way to bind, verify or change each. */
export const ContactCard = ({ profile }: { profile: ProfileState }) => {
  const { t } = useLingui();
  const { hasPage } = useSite();
  const [change, setChange] = useState<Change>();
  const rows = [
    { channel: 'email' as const, name: t`E-mail`, bound: profile.email },
    { channel: 'sms' as const, name: t`Phone`, bound: profile.mobile },
  ];
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`How we reach you`}</Heading>
          <Text size="s" isMuted>
            {t`A verified phone or e-mail proves that it’s you when you forget a password or log in from somewhere new. You may need one before you withdraw.`}
          </Text>
        </Stack>
        <Rows label={t`How we reach you`}>
          {rows.map(({ channel, name, bound }) => (
            <Row
              key={channel}
              end={
                <Inline gap="x2" justify="end">
                  {bound && !bound.isVerified && (
                    <Button
                      size="s"
                      aria-label={t`Verify: ${name}`}
                      onClick={() => setChange({ channel, isOwn: true })}
                    >
                      {t`Verify`}
                    </Button>
                  )}
                  <Button
                    size="s"
                    look={bound ? 'soft' : 'solid'}
                    {...(bound && { tone: 'neutral' as const })}
                    aria-label={bound ? t`Change: ${name}` : t`Add: ${name}`}
                    onClick={() => setChange({ channel, isOwn: false })}
                  >
                    {bound ? t`Change` : t`Add`}
                  </Button>
                </Inline>
              }
            >
              <RowName>
                {name}
                {bound?.isVerified && <Badge tone="positive">{t`Verified`}</Badge>}
                {bound && !bound.isVerified && <Badge tone="caution">{t`Not verified`}</Badge>}
              </RowName>
              <Text as="span" size="s" isMuted>
                {bound?.hint ?? t`None yet`}
              </Text>
            </Row>
          ))}
        </Rows>
        {hasPage('/member/security') && (
          <TextLink href="/member/security">{t`Passkeys, authenticator app and passwords`}</TextLink>
        )}
      </Stack>
      {change && <ContactDialog {...change} profile={profile} onClose={() => setChange(undefined)} />}
    </Card>
  );
};
