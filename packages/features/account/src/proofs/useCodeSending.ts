import { ApiError } from '@marquee/api-client';
import { useErrorText, useWaitText } from '@marquee/feature-core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Captcha } from './useCaptcha.ts';

type Options = {
  /** Sends the code; takes the answer of a captcha where one is asked for. */
  send: (captcha: string | undefined) => Promise<{ expiredMinutes: number }>;
  captcha: Captcha;
  /** Shows a refusal at its field; true when it had one. */
  onRefused: (error: unknown) => boolean;
};

/**
 * Sends a code by SMS. After it, the same number waits as long as the code is good (specification, section 4);
 * another number may be tried at once. What belongs to no field becomes `warning`.
 * @param to The number as typed, which the countdown belongs to.
 */
export const useCodeSending = (to: string, { send, captcha, onRefused }: Options) => {
  const errorText = useErrorText();
  const waitText = useWaitText();
  const [blocks, setBlocks] = useState<Record<string, number>>({});
  const [sentTo, setSentTo] = useState<string>();
  const [warning, setWarning] = useState<string>();

  // Counted from the full second, as the button counts: the first that is shown is the whole wait.
  const block = (seconds: number) =>
    setBlocks((current) => ({ ...current, [to]: (Math.floor(Date.now() / 1000) + seconds) * 1000 }));

  const { mutate, isPending } = useMutation({
    mutationFn: () => send(captcha.proof),
    onSuccess: ({ expiredMinutes }) => {
      block(expiredMinutes * 60);
      setSentTo(to);
      captcha.putAway();
    },
    onError: (error: unknown) => {
      captcha.see(error);
      if (onRefused(error)) return;
      if (error instanceof ApiError && error.code === 'RATE_LIMITED' && error.retryAfter)
        block(error.retryAfter);
      setWarning([errorText(error), waitText(error)].filter(Boolean).join(' '));
    },
    retry: false,
    networkMode: 'always',
  });

  return {
    blockedUntil: blocks[to] ?? 0,
    isSending: isPending,
    isSent: sentTo === to,
    warning,
    dismissWarning: () => setWarning(undefined),
    send: () => {
      if (!isPending) mutate();
    },
  };
};

/** What `useCodeSending` gives. */
export type CodeSending = ReturnType<typeof useCodeSending>;
