import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '../api/useErrorText.ts';

/** What to tell where a code or passkey did not do: by the browser's word, or the platform's. */
export const useProofErrorText = () => {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (error: unknown): string => {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError')
      return t`No passkey was used: the request was cancelled or took too long.`;
    if (name === 'InvalidStateError') return t`This device already has a passkey for your account.`;
    return errorText(error);
  };
};
