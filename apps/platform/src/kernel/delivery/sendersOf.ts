import type { Config } from '../config/Config.ts';
import { createHttpSmsSender } from './createHttpSmsSender.ts';
import { createSmtpSender } from './createSmtpSender.ts';
import type { Senders } from './Sender.ts';

/** The sandbox's carriers: they take every message, which then stands in the outbox for a person to read. */
const sandboxSenders: Senders = {
  sendSms: () => Promise.resolve(),
  sendEmail: () => Promise.resolve(),
};

/** The ways out of the platform that its configuration names; the sandbox's own where it names none. */
export const sendersOf = (config: Pick<Config, 'email' | 'sms'>): Senders => ({
  sendEmail: (config.email ? createSmtpSender(config.email) : sandboxSenders).sendEmail,
  sendSms: (config.sms ? createHttpSmsSender(config.sms) : sandboxSenders).sendSms,
});
