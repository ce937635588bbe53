import { Plural, useLingui } from '@lingui/react/macro';
import { Card, Heading, Inline, Stack, Text, TextLink } from '@marquee/ui';
import { useTeam } from '../team/useTeam.ts';

/** The way to the team on an agent's own page, with how many it is. */
const AgentEntry = () => {
  const { t } = useLingui();
  const total = useTeam().data?.total;
  return (
    <Card padding="m" as="section">
      <Inline justify="between" gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`My team`}</Heading>
          <Text size="s" isMuted>
            {total !== undefined ? (
              <Plural value={total} one="# person in your team" other="# people in your team" />
            ) : (
              t`The people you’ve invited, and the link new players register with.`
            )}
          </Text>
        </Stack>
        <TextLink href="/agent/team">{t`Open my team`}</TextLink>
      </Inline>
    </Card>
  );
};

export default AgentEntry;
