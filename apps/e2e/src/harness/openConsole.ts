import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright';
import { askSandbox } from './askSandbox.ts';
import { hosts } from './hosts.ts';
import { readMessage } from './readMessage.ts';
import { saidAtConsole } from './said.ts';
import { site } from './site.ts';

const password = 'Lanterns-over-9-rivers';

/** Somebody of staff in a browser of their own. */
export type Colleague = {
  page: Page;
  /** What the console complained of. */
  complaints: string[];
  /** A code that no call has had: a step of the platform's time passes first. */
  nextCode: () => Promise<string>;
};

/** Address of a path of the console. */
export const consoleUrl = (path = '/'): string => `http://console.localhost:${site.port}${path}`;

/** Accepts the invitation that was sent to an address, in a browser of its own. */
export const joinStaff = async (
  browser: Browser,
  email: string,
  name: string,
  view: { width?: number; scheme?: 'dark' | 'light' } = {},
): Promise<Colleague> => {
  const say = saidAtConsole.en;
  const { width = 1280, scheme = 'light' } = view;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isRefusal = /status of 4\d\d/.test(message.text());
    if (!isRefusal && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // The first invitation was written by the platform that seeded the data, at a port of its own.
  const link = await readMessage(hosts.northbay, email, /http:\/\/console\.localhost:\d+(\/\S+#[\w-]+)/);
  await page.goto(consoleUrl(link));
  const key = page.getByText(say.like('No camera? Type this key: {secret}'));
  const secret = /[A-Z2-7]{32}/.exec(await key.innerText())?.[0] ?? '';
  const nextCode = async () => {
    const { now } = await askSandbox<{ now: string }>(hosts.northbay, 'POST', '/sandbox/clock', {
      advanceSeconds: 31,
    });
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(now) });
  };
  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="confirmPassword"]').fill(password);
  await page.locator('[name="code"]').fill(await nextCode());
  await page.getByRole('button', { name: say('Accept and log in') }).click();
  // On a phone the navigation is behind a button, and some roles have nothing in it.
  const button = page.getByRole('button', { name: say('Open the navigation') });
  await page
    .getByRole('navigation', { name: say('Pages') })
    .or(button)
    .waitFor({ state: 'attached' });
  return { page, complaints, nextCode };
};

/** Types a fresh code where the console asks for one. */
export const confirm = async ({ page, nextCode }: Colleague): Promise<void> => {
  const say = saidAtConsole.en;
  const box = page.getByRole('dialog', { name: say('Confirm that it’s you') });
  await box.locator('[name="code"]').fill(await nextCode());
  await box.getByRole('button', { name: say('Confirm'), exact: true }).click();
  await box.waitFor({ state: 'detached' });
};
