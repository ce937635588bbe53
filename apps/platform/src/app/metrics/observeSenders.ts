import type { Metrics, Senders } from '#kernel';

/** Ways out of the platform whose tries are counted. */
export const observeSenders = (
  { sendSms, sendEmail, sendPush }: Senders,
  { messages }: Pick<Metrics, 'messages'>,
): Senders => {
  const observed =
    <T, R>(channel: 'sms' | 'email' | 'push', send: (message: T) => Promise<R>) =>
    async (message: T): Promise<R> => {
      try {
        const answer = await send(message);
        messages.inc({ channel, outcome: 'taken' });
        return answer;
      } catch (error) {
        messages.inc({ channel, outcome: 'failed' });
        throw error;
      }
    };
  return {
    sendSms: observed('sms', sendSms),
    sendEmail: observed('email', sendEmail),
    sendPush: observed('push', sendPush),
  };
};
