import { ApiError } from '@marquee/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

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
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ expiredMinutes }) => {
      block(expiredMinutes * 60);
      setSentTo(to);
    },
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED' && error.retryAfter)
        block(error.retryAfter);
      onRefused(error);
    },
    retry: false,
    networkMode: 'always',
  });
  return {
    blockedUntil: blocks[to] ?? 0,
    isSending: isPending,
    isSent: sentTo === to,
    send: () => {
      if (!isPending) mutate();
    },
  };
};

/** What `useCodeSending` gives. */
export type CodeSending = ReturnType<typeof useCodeSending>;
