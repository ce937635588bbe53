import { useLingui } from '@lingui/react/macro';
import { setRealityCheck } from '@marquee/contract/routes';
import { getRealityCheck } from '@marquee/contract/routes';
import { useApi, useErrorText, useToast } from '@marquee/feature-core';
import { Card, Heading, SegmentedControl, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Play } from '../Play.ts';
import { usePlayChange } from '../usePlay.ts';

/** How often the reality check comes. */
export const RealityChoice = ({ choice: { minutes, choices } }: { choice: Play['realityCheck'] }) => {
  const { t } = useLingui();
  const { query } = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const setting = usePlayChange(setRealityCheck);
  const chosen = setting.isPending ? (setting.variables?.body.minutes ?? minutes) : minutes;
  const choose = (value: string) =>
    setting.mutate(
      { body: { minutes: Number(value) } },
      {
        onSuccess: () => void queries.invalidateQueries({ queryKey: query(getRealityCheck, {}).queryKey }),
        onError: (error) => toast('critical', errorText(error)),
      },
    );
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`Reality check`}</Heading>
        <Text size="s" isMuted>
          {t`How often we remind you how long you’ve been here and what you’ve won or lost.`}
        </Text>
        <SegmentedControl
          label={t`Remind me every`}
          segments={choices.map((each) => ({ value: String(each), label: t`${each} min` }))}
          value={String(chosen)}
          onValueChange={choose}
        />
      </Stack>
    </Card>
  );
};
