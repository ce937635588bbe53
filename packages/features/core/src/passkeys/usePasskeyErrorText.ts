import { useLingui } from '@lingui/react/macro';
import { useWaitText } from '../forms/useWaitText.ts';
import { useErrorText } from '../useErrorText.ts';

/** What to tell the reader when a passkey was not used or made: by the browser's word, or the platform's. */
export const usePasskeyErrorText = () => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const waitText = useWaitText();
  return (error: unknown): string => {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError')
      return t`No passkey was used: the request was cancelled or took too long.`;
    if (name === 'InvalidStateError') return t`This device already has a passkey for your account.`;
    return [errorText(error), waitText(error)].filter(Boolean).join(' ');
  };
};
