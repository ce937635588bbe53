import { useCodeSending, useErrorText, useWaitText } from '@marquee/feature-core';
import { useState } from 'react';
import type { Captcha, CaptchaFields } from './useCaptcha.ts';

type Options = {
  /** Sends the code; takes what a captcha gave where one is asked for. */
  send: (captcha: CaptchaFields | undefined) => Promise<{ expiredMinutes: number }>;
  captcha: Captcha;
  /** Shows a refusal at its field; true when it had one. */
  onRefused: (error: unknown) => boolean;
};

/**
 * Sends a code by SMS, with a captcha where one is asked for. What belongs to no field becomes `warning`.
 * @param to The number as typed, which the countdown belongs to.
 */
export const useSmsSending = (to: string, { send, captcha, onRefused }: Options) => {
  const errorText = useErrorText();
  const waitText = useWaitText();
  const [warning, setWarning] = useState<string>();
  const sending = useCodeSending(to, {
    send: async () => {
      const sent = await send(captcha.fields);
      captcha.putAway();
      return sent;
    },
    onRefused: (error) => {
      captcha.see(error);
      if (!onRefused(error)) setWarning([errorText(error), waitText(error)].filter(Boolean).join(' '));
    },
  });
  return { ...sending, warning, dismissWarning: () => setWarning(undefined) };
};

/** What `useSmsSending` gives. */
export type SmsSending = ReturnType<typeof useSmsSending>;
