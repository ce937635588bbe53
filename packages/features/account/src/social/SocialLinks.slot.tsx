import { useLingui } from '@lingui/react/macro';
import { getSocialLinks } from '@marquee/contract/routes';
import { useApi, LoadFailure } from '@marquee/feature-core';
import { Card, Heading, Skeleton, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { parties } from './channels.ts';
import { SocialLinkRow } from './SocialLinkRow.tsx';
import { useParties } from './useParties.ts';

/** The parties that the member's account is linked to, and those that it can be. */
const SocialLinks = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const offered = useParties();
  const { data, error, refetch, isFetching } = useQuery(query(getSocialLinks, {}));
  const linkOf = (channel: string) => data?.links.find((link) => link.firebaseChannel === channel);
  // What is linked can be unlinked, even where it is offered no more.
  const shown = parties.filter(
    ({ channel }) => linkOf(channel) || offered.some((each) => each.channel === channel),
  );
  if (offered.length === 0 && shown.length === 0) return null;

  const rows = () => {
    if (error)
      return (
        <LoadFailure
          title={t`We couldn’t load your linked services`}
          query={{ error, isFetching, refetch }}
        />
      );
    if (!data)
      return (
        <div aria-busy>
          <Stack gap="x3">
            {offered.map(({ channel }) => (
              <Skeleton key={channel} shape="row" />
            ))}
          </Stack>
        </div>
      );
    return (
      <Stack gap="x3" as="ul">
        {shown.map((party) => (
          <SocialLinkRow
            key={party.channel}
            party={party}
            link={linkOf(party.channel)}
            canChange={data.hasPassword}
          />
        ))}
      </Stack>
    );
  };

  return (
    <Card padding="m">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Other ways to log in`}</Heading>
          <Text size="s" isMuted>
            {data && !data.hasPassword
              ? t`Your account has no password yet. Set one first, then you can link and unlink services here.`
              : t`Link a service to log in with one tap.`}
          </Text>
        </Stack>
        {rows()}
      </Stack>
    </Card>
  );
};

export default SocialLinks;
