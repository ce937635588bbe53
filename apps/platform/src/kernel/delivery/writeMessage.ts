import { type Message, msg } from '@marquee/i18n/msg';
import type { Language } from '@marquee/reference';
import { say } from '../texts/say.ts';

/** What the platform writes to people, by template. */
export type Template =
  | { name: 'loginCode' | 'passwordCode' | 'registerCode'; brand: string; code: string; minutes: number }
  | { name: 'paymentCode'; brand: string; code: string; minutes: number }
  | { name: 'addressCode'; brand: string; code: string; minutes: number }
  | { name: 'contactCode' | 'proofCode'; brand: string; code: string; minutes: number }
  | { name: 'newAddress'; brand: string; place: string }
  | { name: 'authenticatorOn' | 'authenticatorOff' | 'passkeyAdded' | 'passkeyRemoved'; brand: string }
  | { name: 'paymentPasswordReset' | 'mobileChanged' | 'emailChanged'; brand: string; hours: number }
  | { name: 'staffInvitation'; link: string; hours: number }
  | { name: 'staffProofAdded' | 'staffProofRemoved'; host: string }
  | { name: 'feedbackAnswer'; brand: string; reference: string; answer: string }
  | { name: 'resetLink'; brand: string; username: string; link: string; minutes: number };

const templates: Record<Template['name'], { subject?: Message; text: Message }> = {
  loginCode: {
    text: msg`{brand}: {code} is your login code, valid for {minutes} minutes. Do not share it with anyone.`,
  },
  passwordCode: {
    text: msg`{brand}: {code} is your code for a new password, valid for {minutes} minutes. Do not share it with anyone.`,
  },
  registerCode: { text: msg`{brand}: {code} is your registration code, valid for {minutes} minutes.` },
  paymentCode: {
    subject: msg`A new payment password for {brand}`,
    text: msg`{brand}: {code} is your code for a new payment password, valid for {minutes} minutes. Do not share it with anyone, not even with our staff.`,
  },
  addressCode: {
    subject: msg`Your login to {brand}`,
    text: msg`{brand}: {code} verifies your login from a new address, valid for {minutes} minutes. If this was not you, someone knows your password: change it immediately.`,
  },
  contactCode: {
    subject: msg`Confirm this address for {brand}`,
    text: msg`{brand}: {code} adds this number or address to your account, valid for {minutes} minutes. If you did not ask for it, ignore this message.`,
  },
  proofCode: {
    subject: msg`A change of your {brand} account`,
    text: msg`{brand}: {code} confirms a change of your account, valid for {minutes} minutes. If this was not you, do not share it with anyone and change your password immediately.`,
  },
  newAddress: {
    subject: msg`A login to {brand} from a new address`,
    text: msg`{brand}: someone has just logged in to your account from a new address: {place}. If this was not you, change your password immediately and contact support.`,
  },
  feedbackAnswer: {
    subject: msg`{brand}: our answer to your message {reference}`,
    text: msg`{answer}\n\n{brand}, about your message {reference}`,
  },
  authenticatorOn: {
    subject: msg`Authenticator turned on at {brand}`,
    text: msg`{brand}: an authenticator app has just been turned on for your account. If this was not you, contact support immediately.`,
  },
  authenticatorOff: {
    subject: msg`Authenticator turned off at {brand}`,
    text: msg`{brand}: the authenticator app on your account has just been turned off. If this was not you, change your password and contact support immediately.`,
  },
  passkeyAdded: {
    subject: msg`Passkey added at {brand}`,
    text: msg`{brand}: a passkey that can log in to your account has just been added. If this was not you, remove it on the page Security, change your password and contact support immediately.`,
  },
  passkeyRemoved: {
    subject: msg`Passkey removed at {brand}`,
    text: msg`{brand}: a passkey of your account has just been removed. If this was not you, change your password and contact support immediately.`,
  },
  paymentPasswordReset: {
    subject: msg`Your {brand} payment password was reset`,
    text: msg`{brand}: your payment password has just been reset. {hours, plural, =0 {} one {Withdrawals open again in # hour. } other {Withdrawals open again in # hours. }}If this was not you, contact support immediately.`,
  },
  mobileChanged: {
    subject: msg`The phone of your {brand} account was changed`,
    text: msg`{brand}: the phone number of your account has just been changed. {hours, plural, =0 {} one {Withdrawals wait # hour. } other {Withdrawals wait # hours. }}If this was not you, contact support immediately.`,
  },
  emailChanged: {
    subject: msg`The e-mail of your {brand} account was changed`,
    text: msg`{brand}: the e-mail address of your account has just been changed. {hours, plural, =0 {} one {Withdrawals wait # hour. } other {Withdrawals wait # hours. }}If this was not you, contact support immediately.`,
  },
  staffInvitation: {
    subject: msg`Your invitation to the operators’ console`,
    text: msg({
      message:
        'You have been invited to the operators’ console.\n\nOpen this link within {hours} hours to choose a password and set up a passkey or an authenticator app:\n\n{link}\n\nThe link works once and is yours alone. If you do not know what this is about, ignore this e-mail.',
    }),
  },
  staffProofAdded: {
    subject: msg`A new way into the operators’ console`,
    text: msg`{host}: a passkey or an authenticator app has just been added to your account. If this was not you, have an owner remove you immediately.`,
  },
  staffProofRemoved: {
    subject: msg`A way into the operators’ console was removed`,
    text: msg`{host}: a passkey or the authenticator app of your account has just been removed, and your other sessions have ended. If this was not you, have an owner remove you immediately.`,
  },
  resetLink: {
    subject: msg`A new password for {brand}`,
    text: msg({
      message:
        'Hello {username},\n\nYou asked for a new password for your {brand} account. Open this link within {minutes} minutes to set one:\n\n{link}\n\nThe link works once. If you did not request this, ignore this e-mail: your password has not changed.',
    }),
  },
};

/** Writes a message in the reader's language. A text message has no subject. */
export const writeMessage = (
  language: Language,
  { name, ...values }: Template,
): { subject: string | null; text: string } => {
  const { subject, text } = templates[name];
  return { subject: subject ? say(language, subject, values) : null, text: say(language, text, values) };
};
