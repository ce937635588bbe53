import type { Config } from '../config/Config.ts';
import { createHttpSmsSender } from './createHttpSmsSender.ts';
import { createSmtpSender } from './createSmtpSender.ts';
import type { EmailSender, SmsSender } from './Sender.ts';

/** The sandbox's carriers: they take every message, which then stands in the outbox for a person to read. */
const sandboxSenders: SmsSender & EmailSender = {
  sendSms: () => Promise.resolve(),
  sendEmail: () => Promise.resolve(),
};

/** The carriers of messages that the configuration names; the sandbox's own where it names none. */
export const sendersOf = (config: Pick<Config, 'email' | 'sms'>): SmsSender & EmailSender => ({
  sendEmail: (config.email ? createSmtpSender(config.email) : sandboxSenders).sendEmail,
  sendSms: (config.sms ? createHttpSmsSender(config.sms) : sandboxSenders).sendSms,
});
