import { type Captcha, type CaptchaFields, useCodeSending } from '@marquee/feature-core';

type Options = {
  /** Sends the code; takes what a captcha gave where one is asked for. */
  send: (captcha: CaptchaFields | undefined) => Promise<{ expiredMinutes: number }>;
  captcha: Captcha;
  /** Shows a refusal at its field; true when it had one. */
  onRefused: (error: unknown) => boolean;
};

/**
 * Sends a code by SMS, with a captcha where one is asked for.
 * @param to The number as typed, which the countdown belongs to.
 */
export const useSmsSending = (to: string, { send, captcha, onRefused }: Options) =>
  useCodeSending(to, {
    send: async () => {
      const sent = await send(captcha.fields);
      captcha.putAway();
      return sent;
    },
    onRefused: (error) => {
      captcha.see(error);
      return onRefused(error);
    },
  });
