import { useLingui } from '@lingui/react/macro';
import type { DeedText } from './DeedForm.tsx';

/** Asks why something is done, for those who read the trail. */
export const useReasonText = (): DeedText => {
  const { t } = useLingui();
  return { name: 'reason', label: t`Why?`, hint: t`Staff alone reads it, in the trail.`, maxLength: 500 };
};
