import type { Senders } from './Sender.ts';

/** The sandbox's carriers: they take every message, which then stands in the outbox for a person to read. */
export const sandboxSenders: Senders = {
  sendSms: () => Promise.resolve(),
  sendEmail: () => Promise.resolve(),
};
