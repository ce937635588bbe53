import { createTransport } from 'nodemailer';
import type { EmailSender } from './Sender.ts';

/**
 * Sends e-mail by SMTP. `url` is nodemailer's connection URL (`smtps://user:password@host:465`), `from` the
 * sender's address. The message id is derived from ours, so that a try repeated after a lost answer is one mail.
 */
export const createSmtpSender = (options: { url: string; from: string }): EmailSender => {
  const transport = createTransport(options.url, { from: options.from });
  return {
    sendEmail: async (message) => {
      await transport.sendMail({
        to: message.recipient,
        subject: message.subject ?? '',
        text: message.text,
        messageId: `<${message.id}@${options.from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
      });
    },
  };
};
