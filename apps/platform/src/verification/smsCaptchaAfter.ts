/** Codes asked for from one address within an hour, after which each further one needs a captcha. */
export const smsCaptchaAfter = 3;
