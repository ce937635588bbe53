import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { readCaptcha } from './readCaptcha.ts';

/** Answers the captcha of a form once there is another one than that with the answer `last`; resolves to the answer. */
export const fillCaptcha = async (form: Locator, last = ''): Promise<string> => {
  // GeeTest's check stands there while another journey has it on: its way to a question in words is taken.
  const field = form.locator('[name="captcha"]');
  await field.waitFor();
  const check = form.locator('button[name="captcha"]');
  if ((await check.count()) > 0) await check.locator('xpath=following-sibling::button').click();
  const context = form.page().context();
  await expect.poll(async () => ['', last].includes(await readCaptcha(context))).toBe(false);
  const answer = await readCaptcha(context);
  await field.fill(answer);
  return answer;
};
