import { useLingui } from '@lingui/react/macro';
import { getMemberIcon } from '@marquee/contract/routes';
import { type Member, useApi, useSite } from '@marquee/feature-core';
import { Avatar, Badge, Card, Inline, Stack, Text } from '@marquee/ui';
import { CustomerNumber } from './CustomerNumber.tsx';
import { useQuery } from '@tanstack/react-query';

/** The member's picture and names. */
export const Identity = ({ member }: { member: Member }) => {
  const { t } = useLingui();
  const { imageUrl } = useSite();
  const { query } = useApi();
  const { data } = useQuery(query(getMemberIcon, {}));
  const { nickname, account, id, clubLabel } = member;
  return (
    <Card padding="m">
      <Inline gap="x4" canWrap={false}>
        <Avatar name={nickname} size="l" {...(data && { image: imageUrl(data.icon) })} />
        <Stack gap="x1">
          <Inline gap="x2">
            <Text isStrong size="l">
              {nickname}
            </Text>
            <Badge>{clubLabel.labelName}</Badge>
          </Inline>
          <Text size="s" isMuted>{t`Username: ${account}`}</Text>
          <CustomerNumber id={id} />
        </Stack>
      </Inline>
    </Card>
  );
};
