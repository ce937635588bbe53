import { useLingui } from '@lingui/react/macro';
import { Badge, Inline, Row, RowName, Rows, Text, TextLink } from '@marquee/ui';
import { Section } from './Section.tsx';
import { StateBadge } from './StateBadge.tsx';
import { type StaffMember, useMemberWords } from './useMemberWords.ts';

/** Whom a member stands below, and who shares a bank account, an address or a browser. */
export const Relations = ({ member }: { member: StaffMember }) => {
  const { t } = useLingui();
  const words = useMemberWords();
  const { upline, downline, links, affiliateCode } = member;
  return (
    <Section title={t`Connections`}>
      <Text>{upline.length === 0 ? t`Nobody stands above.` : t`Stands below, from the nearest on:`}</Text>
      {upline.length > 0 && (
        <Inline gap="x2">
          {upline.map(({ id, username }) => (
            <TextLink key={id} href={`/members/${id}`}>
              {username}
            </TextLink>
          ))}
        </Inline>
      )}
      <Text size="s" isMuted>
        {t`Right below: ${downline}.`}
        {affiliateCode && ` ${t`Invitation code: ${affiliateCode}.`}`}
      </Text>
      {links.length === 0 && (
        <Text isMuted>{t`No other account shares a bank account, an address or a browser.`}</Text>
      )}
      {links.length > 0 && (
        <Rows label={t`Accounts that share something`}>
          {links.map(({ id, username, nickname, isLocked, erasedAt, shares }) => (
            <Row
              key={id}
              end={
                <Inline gap="x1">
                  {(isLocked || erasedAt) && <StateBadge member={{ isLocked, erasedAt }} />}
                  {shares.map((share) => (
                    <Badge key={share} tone={share === 'address' ? 'neutral' : 'caution'}>
                      {words.shares[share]}
                    </Badge>
                  ))}
                </Inline>
              }
            >
              <RowName>
                <TextLink href={`/members/${id}`}>{username}</TextLink>
              </RowName>
              <Text size="s" isMuted>
                {nickname}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
};
