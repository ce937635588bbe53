import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Inline } from '@marquee/ui';
import type { ListedVoice } from './useVoiceWords.ts';

/** How a case stands: answered, or by when the answer was promised. */
export const VoiceStanding = ({ voice }: { voice: ListedVoice }) => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const { answeredAt, dueAt, isOverdue, reopenedAt, assignedTo } = voice;
  const due = relative(dueAt);
  return (
    <Inline gap="x1">
      {answeredAt && <Badge tone="positive">{t`Answered`}</Badge>}
      {!answeredAt && isOverdue && <Badge tone="critical">{t`Overdue: due ${due}`}</Badge>}
      {!answeredAt && !isOverdue && <Badge tone="info">{t`Due ${due}`}</Badge>}
      {reopenedAt && !answeredAt && <Badge tone="caution">{t`Opened again`}</Badge>}
      {assignedTo && <Badge>{assignedTo.name}</Badge>}
    </Inline>
  );
};
