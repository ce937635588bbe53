import { useLingui } from '@lingui/react/macro';
import { Badge } from '@marquee/ui';

/** Whether a member may log in and play. */
export const StateBadge = ({ isLocked }: { isLocked: boolean }) => {
  const { t } = useLingui();
  return isLocked ? <Badge tone="critical">{t`Locked`}</Badge> : <Badge tone="positive">{t`Open`}</Badge>;
};
