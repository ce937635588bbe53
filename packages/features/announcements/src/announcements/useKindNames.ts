import { useLingui } from '@lingui/react/macro';
import type { Kind } from './kinds.ts';

/** What the kinds of announcements are called. */
export const useKindNames = (): Record<Kind, string> => {
  const { t } = useLingui();
  return { B: t`Highlight`, PL: t`Important`, PU: t`Update`, PR: t`Promotion` };
};
