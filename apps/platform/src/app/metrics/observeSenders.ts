import type { Metrics, Senders } from '#kernel';

/** Ways out of the platform whose tries are counted. */
export const observeSenders = (
  { sendSms, sendEmail }: Senders,
  { messages }: Pick<Metrics, 'messages'>,
): Senders => {
  const observed =
    <T>(channel: 'sms' | 'email', send: (message: T) => Promise<void>) =>
    async (message: T): Promise<void> => {
      try {
        await send(message);
        messages.inc({ channel, outcome: 'taken' });
      } catch (error) {
        messages.inc({ channel, outcome: 'failed' });
        throw error;
      }
    };
  return { sendSms: observed('sms', sendSms), sendEmail: observed('email', sendEmail) };
};
