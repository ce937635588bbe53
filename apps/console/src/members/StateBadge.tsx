import { useLingui } from '@lingui/react/macro';
import { Badge } from '@marquee/ui';
import type { StaffMember } from './useMemberWords.ts';

/** Whether a member may log in and play, or is erased. */
export const StateBadge = ({
  member: { isLocked, erasedAt },
}: {
  member: Pick<StaffMember, 'isLocked' | 'erasedAt'>;
}) => {
  const { t } = useLingui();
  if (erasedAt) return <Badge>{t`Erased`}</Badge>;
  return isLocked ? <Badge tone="critical">{t`Locked`}</Badge> : <Badge tone="positive">{t`Open`}</Badge>;
};
