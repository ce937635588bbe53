import { Plural, useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { ListPages, LoadFailure, MomentPicture, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import {
  Badge,
  Card,
  EmptyState,
  Heading,
  Row,
  RowName,
  Rows,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@marquee/ui';
import { pageSize, type useTeam } from './useTeam.ts';

type Props = { team: ReturnType<typeof useTeam>; page: number; onPageChange: (page: number) => void };

const Member = ({ member }: { member: RouteValue<'getTeam'>['members'][number] }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useSite().brand;
  const { name, isAgent, joinedAt } = member;
  return (
    <Row end={isAgent && <Badge tone="info">{t`Agent`}</Badge>}>
      <RowName>{name}</RowName>
      <Text size="s" isMuted>
        {t`Since ${dateTime(joinedAt, { show: 'date', timeZone })}`}
      </Text>
    </Row>
  );
};

/** Who has registered by the agent's link, the newest first. */
export const TeamList = ({ team, page, onPageChange }: Props) => {
  const { t } = useLingui();
  const { data, isError, isPlaceholderData } = team;
  if (isError) return <LoadFailure isCard title={t`We couldn’t load your team`} query={team} />;
  if (!data)
    return (
      <Card padding="m">
        <div aria-busy>
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
          <Skeleton shape="text" />
        </div>
      </Card>
    );
  const { members, total, recent } = data;
  return (
    <Card as="section" padding="m">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">
            <Plural value={total} one="# person in your team" other="# people in your team" />
          </Heading>
          {total > 0 && (
            <Text size="s" isMuted>
              {t`${recent} in the last 30 days`}
            </Text>
          )}
        </Stack>
        {total === 0 ? (
          <EmptyState picture={<MomentPicture moment="nothing-yet" />} title={t`Nobody yet`}>
            {t`People appear here as soon as they have registered by your link.`}
          </EmptyState>
        ) : (
          <div aria-busy={isPlaceholderData}>
            <Rows label={t`Your team`}>
              {members.map((member, position) => (
                // Names are hidden in part, so two may be alike.
                <Member key={`${member.joinedAt} ${position}`} member={member} />
              ))}
            </Rows>
          </div>
        )}
        <ListPages
          label={t`Pages of your team`}
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          onPageChange={onPageChange}
        />
      </Stack>
    </Card>
  );
};
