import { Plural, useLingui } from '@lingui/react/macro';
import { Card, Row, RowName, Rows, Text, TextLink } from '@marquee/ui';
import { useTeam } from '../team/useTeam.ts';

/** The way to the team on an agent's own page, with how many it is. */
const AgentEntry = () => {
  const { t } = useLingui();
  const total = useTeam().data?.total;
  return (
    <Card padding="m" as="section">
      <Rows label={t`For agents`}>
        <Row end={<TextLink href="/agent/team">{t`Open my team`}</TextLink>}>
          <RowName>{t`My team`}</RowName>
          <Text as="span" size="s" isMuted>
            {total !== undefined ? (
              <Plural value={total} one="# person in your team" other="# people in your team" />
            ) : (
              t`Whom you have invited, and the link that newcomers register by.`
            )}
          </Text>
        </Row>
      </Rows>
    </Card>
  );
};

export default AgentEntry;
