import { type Carrier, createClient, isApiError } from '@marquee/api-client';
import { getCaptcha, login } from '@marquee/contract/routes';
import type { Page } from 'playwright';
import { readCaptcha } from './readCaptcha.ts';

/** The published password of the demonstration accounts. */
const demoPassword = 'Marquee-2026';

/** Lets the page itself fetch: its cookies, its address and its origin are those of its other calls. */
const carriedBy =
  (page: Page): Carrier =>
  async (address, { method, headers, body }) => {
    const call = {
      address,
      method: method ?? 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { body }),
    };
    const { status, text } = await page.evaluate(async ({ address, ...rest }) => {
      const answer = await fetch(address, rest);
      return { status: answer.status, text: await answer.text() };
    }, call);
    return new Response(text, { status });
  };

/** Logs a demonstration account in from the page's origin; the page that is loaded next belongs to it. */
export const openSession = async (page: Page, username: string): Promise<void> => {
  const client = createClient({
    baseUrl: '',
    merchant: () => undefined,
    language: () => 'en',
    token: () => undefined,
    carry: carriedBy(page),
  });
  const body = { type: 'username' as const, isSms: false, username, password: demoPassword };
  const value = await client(login, { body }).catch(async (error: unknown) => {
    if (!isApiError(error, 'CAPTCHA_REQUIRED')) throw error;
    await client(getCaptcha, {});
    return client(login, { body: { ...body, captcha: await readCaptcha(page.context()) } });
  });
  await page.evaluate((token) => sessionStorage.setItem('token', token), value.token);
};

/** Waits until the page has taken up the session of its tab. */
export const untilMember = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => sessionStorage.getItem('account'));
