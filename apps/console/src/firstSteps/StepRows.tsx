import { useLingui } from '@lingui/react/macro';
import { Badge, Card, Heading, Inline, Row, RowName, Rows, Stack, Text, TextLink } from '@marquee/ui';
import { addressOf, usePages } from '../usePages.ts';
import { type FirstStep, useStepWords } from './useStepWords.ts';

/** Some steps with how each stands, and the page where it is done. */
export const StepRows = ({ title, steps }: { title: string; steps: readonly FirstStep[] }) => {
  const { t } = useLingui();
  const words = useStepWords();
  const own = usePages().map(addressOf);
  const isOwn = (path: string) => own.some((address) => path.startsWith(address));
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <Rows label={title}>
          {steps.map(({ id, isDone, have, want }) => {
            const { name, hint, to, where } = words[id];
            return (
              <Row
                key={id}
                end={
                  to && (isOwn(to) ? <TextLink href={to}>{where}</TextLink> : <Text isMuted>{where}</Text>)
                }
              >
                <RowName>
                  <Inline gap="x2">
                    {name}
                    <Badge tone={isDone ? 'positive' : 'caution'}>{isDone ? t`Done` : t`Missing`}</Badge>
                    {want > 1 && <Text size="s" isMuted>{t`${have} of ${want}`}</Text>}
                  </Inline>
                </RowName>
                <Text size="s" isMuted>
                  {hint}
                </Text>
              </Row>
            );
          })}
        </Rows>
      </Stack>
    </Card>
  );
};
