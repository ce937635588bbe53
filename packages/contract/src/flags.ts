/** The whitelabel flags of the specification: a merchant's settings tree turns each on or off by this `modId`. */
export const flags = [
  'DIRECTREG3',
  'LOGINREQCAPTCHA3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  // Social sign-in, which the specification has without ids.
  'GOOGLELOGIN3',
  'FACEBOOKLOGIN3',
  'TELEGRAMLOGIN3',
  // GeeTest in place of the platform's own captcha, which the specification names without an id.
  'GEETEST3',
  // Codes of login and registration sent by Firebase, which the specification names without an id.
  'FIREBASESMS3',
] as const;

/** One whitelabel flag. */
export type Flag = (typeof flags)[number];
