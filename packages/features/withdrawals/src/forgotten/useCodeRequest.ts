import { sendPaymentPasswordCode } from '@marquee/contract/routes';
import { useApi, useCodeSending } from '@marquee/feature-core';

type Options = { channel: 'sms' | 'email'; password: string; onRefused: (error: unknown) => boolean };

/** Sends the code to the member's own phone or mailbox. */
export const useCodeRequest = ({ channel, password, onRefused }: Options) => {
  const { call } = useApi();
  return useCodeSending(channel, {
    send: () =>
      call(sendPaymentPasswordCode, {
        body: { channel, ...(password && { password: password.trim() }) },
      }),
    onRefused,
  });
};
