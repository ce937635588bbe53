import type { Config } from '../config/Config.ts';
import { createHttpSmsSender } from './createHttpSmsSender.ts';
import { createSmtpSender } from './createSmtpSender.ts';
import { sandboxSenders } from './sandboxSenders.ts';
import type { Senders } from './Sender.ts';

/** The ways out of the platform that its configuration names; the sandbox's own where it names none. */
export const sendersOf = (config: Pick<Config, 'email' | 'sms'>): Senders => ({
  sendEmail: (config.email ? createSmtpSender(config.email) : sandboxSenders).sendEmail,
  sendSms: (config.sms ? createHttpSmsSender(config.sms) : sandboxSenders).sendSms,
});
