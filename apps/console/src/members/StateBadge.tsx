import { useLingui } from '@lingui/react/macro';
import { Badge } from '@marquee/ui';
import { isErased } from './isErased.ts';

/** Whether a member may log in and play, or is erased. */
export const StateBadge = ({ isLocked, username }: { isLocked: boolean; username: string }) => {
  const { t } = useLingui();
  if (isErased({ username })) return <Badge>{t`Erased`}</Badge>;
  return isLocked ? <Badge tone="critical">{t`Locked`}</Badge> : <Badge tone="positive">{t`Open`}</Badge>;
};
