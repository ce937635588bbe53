import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { readCaptcha } from './readCaptcha.ts';

/** Answers the captcha of a form once there is another one than that with the answer `last`; resolves to the answer. */
export const fillCaptcha = async (form: Locator, last = ''): Promise<string> => {
  const context = form.page().context();
  await expect.poll(async () => ['', last].includes(await readCaptcha(context))).toBe(false);
  const answer = await readCaptcha(context);
  await form.locator('[name="captcha"]').fill(answer);
  return answer;
};
