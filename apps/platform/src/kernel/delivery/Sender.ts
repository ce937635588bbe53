/** A message ready to leave. `subject` is null for SMS. */
export type OutgoingMessage = {
  id: string;
  merchantCode: string;
  recipient: string;
  subject: string | null;
  text: string;
};

/** Hands an SMS to a carrier. Resolves when the carrier took it; rejects when it may be tried again. */
export type SmsSender = { sendSms: (message: OutgoingMessage) => Promise<void> };

/** Hands an e-mail to a mail server. Resolves when the server took it; rejects when it may be tried again. */
export type EmailSender = { sendEmail: (message: OutgoingMessage) => Promise<void> };

/**
 * Hands a notification to the push service of a browser. Resolves to `withheld` where its subscription is over; rejects
 * when it may be tried again.
 */
export type PushSender = { sendPush: (message: OutgoingMessage) => Promise<'taken' | 'withheld'> };

/** The ways out of the platform. */
export type Senders = SmsSender & EmailSender & PushSender;
