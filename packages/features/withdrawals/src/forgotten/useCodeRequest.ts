import { ApiError } from '@marquee/api-client';
import { sendPaymentPasswordCode } from '@marquee/contract/routes';
import { useApi, useSubmit } from '@marquee/feature-core';
import { useState } from 'react';
import type { Channel } from './ResetWays.ts';

type Options = { channel: Channel; password: string; onRefused: (error: unknown) => void };

/** Sends the code. The same receiver then waits as long as the code is good (specification, section 4). */
export const useCodeRequest = ({ channel, password, onRefused }: Options) => {
  const { call } = useApi();
  const [blocks, setBlocks] = useState<Partial<Record<Channel, number>>>({});
  const [sentBy, setSentBy] = useState<Channel>();
  // Counted from the full second, as the button counts: the first that is shown is the whole wait.
  const block = (seconds: number) =>
    setBlocks((current) => ({ ...current, [channel]: (Math.floor(Date.now() / 1000) + seconds) * 1000 }));
  const { submit, isBusy } = useSubmit(
    async () => {
      const body = { channel, password: password.trim() };
      const { expiredMinutes } = await call(sendPaymentPasswordCode, { body });
      block(expiredMinutes * 60);
      setSentBy(channel);
    },
    (error) => {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED' && error.retryAfter)
        block(error.retryAfter);
      onRefused(error);
    },
  );
  return { send: submit, isSending: isBusy, isSent: sentBy === channel, blockedUntil: blocks[channel] ?? 0 };
};

/** What `useCodeRequest` gives. */
export type CodeRequest = ReturnType<typeof useCodeRequest>;
