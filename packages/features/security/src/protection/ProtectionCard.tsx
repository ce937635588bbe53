import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Badge, Card, Heading, Stack, Text, TextLink } from '@marquee/ui';
import * as styles from '../rows.css.ts';
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
        <ul className={styles.rows} aria-label={t`Your protection`}>
          {protections.map(({ id, name, hint, guards, state, page }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <span className={styles.name}>
                  {name}
                  {hint && (
                    <Text as="span" size="s" isMuted>
                      {hint}
                    </Text>
                  )}
                </span>
                <Text as="span" size="s" isMuted>
                  {guards}
                </Text>
                {page && hasPage(page) && (
                  <TextLink href={page} aria-label={actionOf(state, name)}>
                    {actions[state]}
                  </TextLink>
                )}
              </div>
              {states[state]}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
};
