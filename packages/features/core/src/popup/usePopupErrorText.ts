import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../useErrorText.ts';
import { PopupProblem } from './PopupProblem.ts';

/** What went wrong with what a popup was for, and what to do about it. */
export const usePopupErrorText = () => {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error: unknown): string => {
    if (!(error instanceof PopupProblem)) return errorText(error);
    return error.reason === 'blocked'
      ? t`Your browser blocked the sign-in window. Allow pop-ups for this site and try again.`
      : t`The sign-in window was closed before you finished. Please try again.`;
  };
};
