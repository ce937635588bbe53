import { useLingui } from '@lingui/react/macro';
import type { DeedText } from './DeedForm.tsx';

/** Asks what the member is to read. */
export const useAnswerText = (): DeedText => {
  const { t } = useLingui();
  return { name: 'answer', label: t`What the member reads`, maxLength: 200 };
};
