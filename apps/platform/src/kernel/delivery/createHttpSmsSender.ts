import type { SmsConfig } from '../config/Config.ts';
import type { SmsSender } from './Sender.ts';

/**
 * Sends SMS through an HTTP gateway: `POST url` with `Authorization: Bearer token`, `Idempotency-Key` and the
 * JSON `{ id, from, to, text, merchant }`, where `to` is E.164. Any 2xx means taken; anything else is tried again
 * with the same key. A carrier with another protocol is a small adapter before or in place of this one.
 */
export const createHttpSmsSender = (options: SmsConfig): SmsSender => ({
  sendSms: async (message) => {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${options.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': message.id,
      },
      body: JSON.stringify({
        id: message.id,
        from: options.sender,
        to: message.recipient,
        text: message.text,
        merchant: message.merchantCode,
      }),
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  },
});
