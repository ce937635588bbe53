import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Badge, Card, Heading, Row, RowName, Rows, Stack, Text, TextLink } from '@marquee/ui';
import type { SecurityState } from '../SecurityState.ts';
import { useProtections } from './useProtections.ts';

/** What guards the account, what is missing, and what that would protect. */
export const ProtectionCard = ({ security }: { security: SecurityState }) => {
  const { t } = useLingui();
  const { hasPage } = useSite();
  const protections = useProtections(security);
  const count = protections.length;
  const there = protections.filter(({ state }) => state === 'on').length;
  const states = {
    on: <Badge tone="positive">{t`In place`}</Badge>,
    unverified: <Badge tone="caution">{t`Not verified`}</Badge>,
    off: <Badge tone="caution">{t`Missing`}</Badge>,
  };
  const actions = { on: t`Change`, unverified: t`Verify`, off: t`Set up` };
  const actionOf = (state: keyof typeof actions, name: string) => `${actions[state]}: ${name}`;
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">{t`Your protection`}</Heading>
          <Text size="s" isMuted>{t`${there} of ${count} in place.`}</Text>
        </Stack>
        <Rows label={t`Your protection`}>
          {protections.map(({ id, name, hint, guards, state, page, hasCard }) => (
            <Row key={id} end={states[state]}>
              <RowName>
                {name}
                {hint && (
                  <Text as="span" size="s" isMuted>
                    {hint}
                  </Text>
                )}
              </RowName>
              {!hasCard && (
                <Text as="span" size="s" isMuted>
                  {guards}
                </Text>
              )}
              {page && hasPage(page) && (
                <TextLink href={page} aria-label={actionOf(state, name)}>
                  {actions[state]}
                </TextLink>
              )}
            </Row>
          ))}
        </Rows>
      </Stack>
    </Card>
  );
};
