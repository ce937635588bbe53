import type { Texts } from './Texts.ts';

/** What the platform says in English. */
export const en: Texts = {
  errors: {
    INVALID_INPUT: 'Please check the marked fields.',
    MALFORMED_BODY: 'The request could not be read.',
    DECRYPTION_FAILED: 'The secure message could not be opened. Please try again.',
    NOT_FOUND: 'There is nothing here.',
    METHOD_NOT_ALLOWED: 'This address does not take that kind of request.',
    PAYLOAD_TOO_LARGE: 'That is too much to send at once.',
    UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted here.',
    REPLAYED: 'This request was already received. Please try again.',
    RATE_LIMITED: 'That was a little too often. Please wait a moment.',
    BUSY: 'We are very busy just now. Please try again shortly.',
    INTERNAL: 'Something went wrong on our side. Please try again.',
    DOMAIN_UNKNOWN: 'No site lives at this address. Please contact support.',
    MERCHANT_MISMATCH: 'This request belongs to another site. Please reload the page.',
    MAINTENANCE: 'The site is under maintenance. Please come back a little later.',
    REGION_RESTRICTED: 'This site is not available in your region.',
    FEATURE_DISABLED: 'This is not offered here.',
    NOT_LOGGED_IN: 'Please log in first.',
    SESSION_EXPIRED: 'Your session has ended. Please log in again.',
    NOT_AGENT: 'Only agents can open this.',
    NOT_MEMBER: 'Only members can log in here.',
    REAL_ACCOUNT_REQUIRED: 'You need a real account for this.',
    PASSWORD_CHANGE_REQUIRED: 'Please set a new password first.',
    WRONG_CREDENTIALS: 'The username or password is wrong.',
    CAPTCHA_REQUIRED: 'Please enter the characters of the picture.',
    CAPTCHA_WRONG: 'Those were not the characters of the picture.',
    ACCOUNT_LOCKED: 'Too many wrong tries. Please wait before you log in again.',
    CODE_WRONG: 'The code is wrong.',
    CODE_EXPIRED: 'The code has expired. Please ask for a new one.',
    CODE_TRIES_EXCEEDED: 'Too many wrong codes. Please ask for a new one.',
    MOBILE_INVALID: 'Please enter a valid mobile number.',
    USERNAME_TAKEN: 'This username is taken.',
    MOBILE_TAKEN: 'This mobile number already belongs to an account.',
    EMAIL_TAKEN: 'This e-mail address already belongs to an account.',
    INVITATION_CODE_INVALID: 'This invitation code is not valid.',
    OLD_PASSWORD_WRONG: 'The current password is wrong.',
    PASSWORD_UNCHANGED: 'The new password has to differ from the current one.',
    RESET_LINK_INVALID: 'This link has been used or has expired. Please ask for a new one.',
    REMEMBERED_LOGIN_INVALID: 'Please log in again.',
    UNDERAGE: 'You are not old enough to play here.',
    TERMS_OUTDATED: 'The terms have changed. Please read and accept the new version.',
    SINGLE_WALLET: 'This site has one wallet for all games: there is nothing to move.',
    INSUFFICIENT_FUNDS: 'There is not enough money in this wallet.',
    KEY_REUSED: 'This request was used for something else. Please try again.',
  },
  rules: {
    required: () => 'This field cannot be empty.',
    unknown: () => 'This field is not known.',
    type: () => 'This value has the wrong form.',
    length: ({ min = 0, max }) => {
      if (max === undefined) return `Enter at least ${min} characters.`;
      return min > 0 ? `Enter ${min} to ${max} characters.` : `Enter at most ${max} characters.`;
    },
    words: ({ min, max }) => `Please write ${min} to ${max} words.`,
    range: ({ min, max }) => {
      if (max === undefined) return `The value has to be at least ${min}.`;
      return min === undefined
        ? `The value can be at most ${max}.`
        : `The value has to be from ${min} to ${max}.`;
    },
    pattern: () => 'This value has the wrong form.',
    choice: () => 'Please choose one of the offered values.',
    items: ({ max }) => `At most ${max} entries are possible.`,
    characters: () => 'This text holds characters that cannot be kept.',
    period: ({ max }) => `The days have to be in order, and at most ${max} of them.`,
    notFound: () => 'There is no such entry.',
  },
  customerServiceHours: '24 hours a day, every day',
};
