/** How often something may be done: `max` times within `seconds`, counted from the first time. */
export type Limit = { max: number; seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit of the platform in one place. The key that each is counted by is named beside it. */
export const limits = {
  /** Passwords tried for a username by browsers that it does not know, before a captcha; by merchant and username. */
  loginCaptcha: { max: 3, seconds: 15 * minute },
  /** Passwords that all of those may try with a captcha, slower and slower; by merchant and username. */
  loginGuess: { max: 30, seconds: hour },
  /** Those of them that may come from one address; by merchant, username and address. */
  loginGuessAddress: { max: 10, seconds: 15 * minute },
  /** Passwords tried on a browser that the username knows, which nobody else uses up; by merchant, username and browser. */
  loginDevice: { max: 10, seconds: 15 * minute },
  /** Failed logins from an address after which a captcha is asked for; by merchant and address. */
  loginCaptchaAddress: { max: 20, seconds: 15 * minute },
  /** Failed logins from an address over all usernames; by merchant and address. */
  loginAddress: { max: 100, seconds: 15 * minute },
  /** Logins from unknown addresses that wait for a second proof; by merchant and account. */
  loginChallenge: { max: 30, seconds: hour },
  /** Failed second proofs over all logins of an account; by merchant and account. */
  loginProof: { max: 10, seconds: hour },
  /** Passkeys that were asked for without a session; by merchant and address. */
  passkeyAsked: { max: 300, seconds: hour },
  /** Wrong codes of an authenticator that is turned on or off; by merchant and account. */
  authenticatorCode: { max: 10, seconds: 15 * minute },
  /** Codes by SMS; by merchant and number. */
  smsMinute: { max: 1, seconds: minute },
  smsHour: { max: 5, seconds: hour },
  smsDay: { max: 10, seconds: day },
  /** Codes by SMS to whatever number; by merchant and address. */
  smsAddress: { max: 30, seconds: hour },
  /** Codes by SMS from an address after which each further one needs a captcha; counted as `smsAddress`. */
  smsCaptchaAddress: { max: 3, seconds: hour },
  /** Codes by e-mail; by merchant and mailbox. */
  codeMailMinute: { max: 1, seconds: minute },
  codeMailHour: { max: 5, seconds: hour },
  /** Codes tried, right or wrong, whoever they were sent to; by merchant and address. */
  codeTriesAddress: { max: 120, seconds: hour },
  /** Links for a new password; by merchant and username. */
  resetMail: { max: 3, seconds: hour },
  /** Links for a new password to whatever account; by merchant and address. */
  resetMailAddress: { max: 20, seconds: hour },
  /** Such links from an address after which each further one needs a captcha; counted as `resetMailAddress`. */
  resetMailCaptchaAddress: { max: 3, seconds: hour },
  /** Uses of a proof of GeeTest; by merchant and its number. */
  geetestProof: { max: 1, seconds: hour },
  /** New captchas; by merchant and address. */
  captcha: { max: 1, seconds: 1 },
  /** New accounts; by merchant and address. */
  registerAddress: { max: 20, seconds: hour },
  /** Tries to register, sound or not, which tell whether names are taken; by merchant and address. */
  registerTries: { max: 60, seconds: hour },
  /** Sign-ins begun at Google, Facebook or Telegram; by merchant and address. */
  socialStart: { max: 300, seconds: hour },
  /** Tokens of such sign-ins that were refused; by merchant and address. */
  socialToken: { max: 60, seconds: hour },
  /** Codes tried for one that Firebase has sent; by merchant and its session. */
  phoneCode: { max: 5, seconds: 15 * minute },
  /** Free-play accounts; by merchant and address. */
  freePlayAddress: { max: 30, seconds: hour },
  /** Checks of invitation codes; by merchant and address. */
  affiliateAddress: { max: 60, seconds: hour },
  /** Wrong old passwords at a change of password; by merchant and account. */
  passwordChange: { max: 10, seconds: 15 * minute },
  /** Wrong payment passwords after which it is locked for the rest of the window; by merchant and account. */
  paymentPassword: { max: 5, seconds: 30 * minute },
  /** Codes to a phone or mailbox that is to be bound; by merchant and account. */
  contactCode: { max: 10, seconds: hour },
  /** Wrong proofs of a member who is logged in; by merchant and account. */
  memberProof: { max: 10, seconds: 15 * minute },
  /** Feedback; by merchant and address. */
  feedbackAddress: { max: 5, seconds: hour },
  /** Feedback from an address after which each further one needs a captcha; counted as `feedbackAddress`. */
  feedbackCaptchaAddress: { max: 3, seconds: hour },
  /** Logins of staff from an address, right or wrong; by address. */
  staffAddress: { max: 60, seconds: 15 * minute },
  /** Wrong logins of a person of staff; by e-mail and address. */
  staffLoginAddress: { max: 10, seconds: 15 * minute },
  /** Those from all browsers that the person was not logged in on before, slower and slower; by e-mail. */
  staffLogin: { max: 30, seconds: hour },
  /** Those on a browser that the person was logged in on, which nobody else uses up; by e-mail and browser. */
  staffDevice: { max: 10, seconds: 15 * minute },
  /** Wrong codes and passkeys at a session of staff; by person. */
  staffProof: { max: 10, seconds: 15 * minute },
  /** Passkeys asked for at the console's login; by address. */
  staffPasskeyAsked: { max: 60, seconds: 15 * minute },
  /** Invitations that are read or accepted; by address. */
  staffInvitation: { max: 60, seconds: hour },
  /** Members searched for and looked at, more than which nobody needs who works; by person. */
  staffLookups: { max: 300, seconds: 15 * minute },
  /** Members whose personal data is shown in full; by person. */
  staffReveals: { max: 40, seconds: hour },
  /** Every call of the table; by address. Counted by each node in memory, for a write a read would cost more than it saves. */
  requests: { max: 1200, seconds: minute },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type LimitName = keyof typeof limits;
