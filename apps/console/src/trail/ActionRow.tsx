import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useDateTime } from '@marquee/i18n';
import { Inline, Stack, Text } from '@marquee/ui';
import { useActionNames } from './useActionNames.ts';
import { useChangeText } from './useChangeText.ts';

type Action = RouteValue<'getStaffActions'>['actions'][number];

/** One thing that a person of staff did: what, about whom, before and after, why, from where. */
export const ActionRow = ({ action }: { action: Action }) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const names = useActionNames();
  const { number, at, person, operation, subject, changes, reason, address } = action;
  const changeText = useChangeText();
  return (
    <Stack as="li" gap="x1">
      <Inline justify="between" gap="x2">
        <Text isStrong>
          {names[operation] ?? operation} · {subject}
        </Text>
        <Text size="s" isMuted>
          {dateTime(at)}
        </Text>
      </Inline>
      <Text size="s" isMuted>
        {`#${number} · ${person} · ${address}`}
      </Text>
      {changes.map((change) => (
        <Text key={change.field} size="s">
          {changeText(change)}
        </Text>
      ))}
      {reason && <Text size="s">{t`Reason: ${reason}`}</Text>}
    </Stack>
  );
};
