/** What a link for a new password is worth, and after how many from one address within an hour a captcha stands. */
export const resetFigures = { minutes: 30, captchaAfter: 3 } as const;
