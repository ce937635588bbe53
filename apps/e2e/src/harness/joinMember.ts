import type { Page } from 'playwright';
import { fillCaptcha } from './fillCaptcha.ts';
import { untilClosed } from './untilClosed.ts';

// Names and numbers that are new with each run, so that a platform that has run them before takes them too.
let joined = Date.now() % 10_000_000;

const password = 'Harbour-Light-7';

/** Registers a new member on a page opened at `/register`, whatever its merchant asks for, and puts the greeting away. */
export const joinMember = async (page: Page): Promise<{ username: string; password: string }> => {
  joined += 1;
  const username = `play${joined}`;
  const values = {
    username,
    password,
    confirmPassword: password,
    fullName: 'Ada Lovelace',
    payeeName: 'Ada Lovelace',
    email: `${username}@example.com`,
    birthday: '1990-12-10',
    mobileNum: `90${String(joined).padStart(7, '0')}`,
  };
  const form = page.getByRole('main').locator('form');
  await form.locator('[name="username"]').waitFor();
  for (const fold of await form.locator('summary').all()) await fold.click();
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await fillCaptcha(form);
  await form.locator('button[type="submit"]').click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await untilClosed(page);
  return { username, password };
};
