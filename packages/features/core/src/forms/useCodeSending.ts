import { isApiError } from '@marquee/api-client';
import { useState } from 'react';
import { useErrorText } from '../useErrorText.ts';
import { useAction } from './useAction.ts';
import { useWaitText } from './useWaitText.ts';

type Options = {
  /** Asks for the code. */
  send: () => Promise<{ expiredMinutes: number }>;
  /** Shows a refusal at its field; false when it belongs to none. */
  onRefused: (error: unknown) => boolean;
};

/**
 * Sends a code. After it, the same receiver waits as long as the code is good (specification, section 4); another
 * one may be tried at once. Why a code was not sent, where it belongs to no field, is `warning`.
 * @param to Tells one receiver from another; the countdown belongs to it.
 */
export const useCodeSending = (to: string, { send, onRefused }: Options) => {
  const [blocks, setBlocks] = useState<Record<string, number>>({});
  const [sentTo, setSentTo] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const errorText = useErrorText();
  const waitText = useWaitText();
  // Counted from the full second, as the button counts: the first that is shown is the whole wait.
  const block = (seconds: number) =>
    setBlocks((current) => ({ ...current, [to]: (Math.floor(Date.now() / 1000) + seconds) * 1000 }));
  const { run, isBusy } = useAction(
    async () => {
      const { expiredMinutes } = await send();
      block(expiredMinutes * 60);
      setSentTo(to);
    },
    (error) => {
      if (isApiError(error, 'RATE_LIMITED') && error.details.retryAfter > 0) block(error.details.retryAfter);
      if (!onRefused(error)) setWarning([errorText(error), waitText(error)].filter(Boolean).join(' '));
    },
  );
  return {
    blockedUntil: blocks[to] ?? 0,
    isSending: isBusy,
    isSent: sentTo === to,
    warning,
    dismissWarning: () => setWarning(undefined),
    send: () => run(),
  };
};

/** What `useCodeSending` gives. */
export type CodeSending = ReturnType<typeof useCodeSending>;
