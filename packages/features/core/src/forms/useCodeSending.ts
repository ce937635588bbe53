import { isApiError } from '@marquee/api-client';
import { useState } from 'react';
import { useAction } from './useAction.ts';

type Options = {
  /** Asks for the code. */
  send: () => Promise<{ expiredMinutes: number }>;
  onRefused: (error: unknown) => void;
};

/**
 * Sends a code. After it, the same receiver waits as long as the code is good (specification, section 4); another
 * one may be tried at once.
 * @param to Tells one receiver from another; the countdown belongs to it.
 */
export const useCodeSending = (to: string, { send, onRefused }: Options) => {
  const [blocks, setBlocks] = useState<Record<string, number>>({});
  const [sentTo, setSentTo] = useState<string>();
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
      onRefused(error);
    },
  );
  return {
    blockedUntil: blocks[to] ?? 0,
    isSending: isBusy,
    isSent: sentTo === to,
    send: () => run(),
  };
};

/** What `useCodeSending` gives. */
export type CodeSending = ReturnType<typeof useCodeSending>;
