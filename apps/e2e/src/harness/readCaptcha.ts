import type { BrowserContext } from 'playwright';

/** The answer to the captcha that was asked for last, which the sandbox tells in a cookie. */
export const readCaptcha = async (context: BrowserContext): Promise<string> => {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'sandbox_captcha')?.value ?? '';
};
