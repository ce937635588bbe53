import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Card, Heading, Row, RowName, Rows, Stack, Text, TextLink } from '@marquee/ui';
import { useSecurity } from '../useSecurity.ts';
import { StepsSkeleton } from './StepsSkeleton.tsx';
import { useProtections } from './useProtections.ts';
import type { SecurityState } from '../SecurityState.ts';

/** So many at once are a list that somebody may finish. */
const most = 3;

const Steps = ({ security }: { security: SecurityState }) => {
  const { t } = useLingui();
  const { hasPage } = useSite();
  const missing = useProtections(security).filter(({ state }) => state !== 'on');
  if (missing.length === 0) return null;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Heading level={2} size="m">{t`Next for your account`}</Heading>
        <Rows label={t`Next for your account`}>
          {missing.slice(0, most).map(({ id, name, guards, action, page }) => (
            <Row
              key={id}
              end={
                <TextLink
                  href={page && hasPage(page) ? page : '/member/security'}
                  aria-label={`${action}: ${name}`}
                >
                  {action}
                </TextLink>
              }
            >
              <RowName>{name}</RowName>
              <Text as="span" size="s" isMuted>
                {guards}
              </Text>
            </Row>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
};

/** What would protect the account and is missing, the most useful first; nothing where all of it is in place. */
const NextSteps = () => {
  const { data, isError } = useSecurity();
  if (data) return <Steps security={data} />;
  return isError ? null : <StepsSkeleton />;
};

export default NextSteps;
