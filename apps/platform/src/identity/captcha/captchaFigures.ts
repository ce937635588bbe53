/** How long a captcha waits for its answer. */
export const captchaFigures = { minutes: 5 } as const;
