import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { askSandbox } from '../harness/askSandbox.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts, urlOf } from '../harness/hosts.ts';
import { joinMember } from '../harness/joinMember.ts';
import { readMessage } from '../harness/readMessage.ts';
import { said } from '../harness/said.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang } = hosts;
const say = said.vi;

afterAll(() => askSandbox(senVang, 'POST', '/sandbox/clock', { reset: true }));

const box = (page: Page, title: string) => page.getByRole('dialog', { name: say(title) });

test('a proof comes before the first withdrawal, and after a change of it withdrawals wait', async () => {
  const { page } = await visit(senVang, '/register', { isPhone: true });
  const { username } = await joinMember(page);
  const own = `${username}@example.com`;

  await page.goto(urlOf(senVang, '/member/withdraw'));
  await page.getByRole('heading', { name: say('Prove that the account is yours') }).waitFor();
  await page.getByRole('link', { name: say('Verify phone or e-mail') }).click();
  const verify = page.getByRole('button', { name: `${say('Verify')}: ${say('E-mail')}` });
  await verify.click();
  const verifying = box(page, 'Verify your e-mail');
  await verifying.getByRole('button', { name: say('Send code') }).click();
  const first = await readMessage(senVang, own, /\b(\d{6})\b/);
  await verifying.locator('[name="verificationCode"]').fill(first);
  await verifying.locator('button[type="submit"]').click();
  await untilClosed(page);
  await verify.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: say('Back to the withdrawal') }).click();
  await page.getByLabel(say('Login password')).or(page.locator('[name="password"]')).first().waitFor();
  expect(await page.getByRole('heading', { name: say('Prove that the account is yours') }).count()).toBe(0);

  // One code a minute goes to a mailbox.
  await askSandbox(senVang, 'POST', '/sandbox/clock', { advanceSeconds: 61 });
  await page.goto(urlOf(senVang, '/member/profile'));
  await page.getByRole('button', { name: `${say('Change')}: ${say('E-mail')}` }).click();
  const changing = box(page, 'Change your e-mail');
  const next = `new-${own}`;
  await changing.locator('[name="email"]').fill(next);
  const [toNew, toOld] = [
    changing.getByRole('button', { name: say('Send code') }).first(),
    changing.getByRole('button', { name: say('Send code') }).last(),
  ];
  await toOld.click();
  await expect.poll(() => readMessage(senVang, own, /\b(\d{6})\b/), { timeout: 10_000 }).not.toBe(first);
  const proof = await readMessage(senVang, own, /\b(\d{6})\b/);
  await toNew.click();
  const code = await readMessage(senVang, next, /\b(\d{6})\b/);
  await changing.locator('[name="verificationCode"]').fill(code);
  await changing.locator('[name="proof"]').fill(proof);
  await changing.locator('button[type="submit"]').click();
  await untilClosed(page);
  const waits = say('Withdrawals reopen {at}', { at: '' }).trim();
  await page.getByText(waits).first().waitFor();
  await page.goto(urlOf(senVang, '/member/withdraw'));
  await page.getByText(waits).first().waitFor();
});

test('a member chooses one of the avatars in the style of the site', async () => {
  const { page } = await visit(senVang, '/register', { isPhone: true });
  await joinMember(page);
  await page.goto(urlOf(senVang, '/member/profile'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('Change picture') }).click();
  const choosing = box(page, 'Your picture');
  await choosing.getByRole('radio').first().waitFor();
  // Each of them is there to be seen, in the style of the brand.
  await expect
    .poll(() =>
      choosing
        .locator('img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).filter(
            ({ src, naturalWidth }) => /lacquer/.test(src) && naturalWidth > 1,
          ),
        )
        .then(({ length }) => length),
    )
    .toBe(12);
  await choosing.getByLabel(say('Picture {number}', { number: 7 }), { exact: true }).check({ force: true });
  await choosing.locator('button[type="submit"]').click();
  await untilClosed(page);
  await main.locator('img[src*="/art/avatars/lacquer/7.webp"]').waitFor();
});
