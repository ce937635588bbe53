import { buffer } from 'node:stream/consumers';
import jsQr from 'jsqr';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { askGateway } from '../harness/askGateway.ts';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';
import { site } from '../harness/site.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const path = '/member/deposit';

const ask = async (page: Page, method: string, amount: string) => {
  await page.locator(`[name="method"][value="${method}"]`).check();
  await page.locator('[name="amount"]').fill(amount);
  await page.getByRole('main').locator('button[type="submit"]').click();
};

const referenceOf = async (page: Page) => {
  await page.waitForURL(/reference=/);
  return new URL(page.url()).searchParams.get('reference') ?? '';
};

/** What a picture of a code says to a camera. */
const read = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .resize({ width: 624, kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
};

test('VietQR: the code is scanned and saved, the bank’s app pays, the balance has grown', async () => {
  const say = said.vi;
  const { page, context } = await visit(senVang, path, { as: 'player1', isPhone: true, scheme: 'dark' });
  const balance = page.getByRole('button', { name: say.like('Balance: {told}. Refresh') });
  const amount = async () => Number((await balance.getAttribute('aria-label'))?.replaceAll(/\D/g, ''));
  await expect.poll(amount).toBeGreaterThan(0);
  const before = await amount();
  await ask(page, 'vietqr', '500000');
  const reference = await referenceOf(page);
  const code = page.getByRole('img', { name: say.like('QR code for {sum}') });
  await code.locator('path').waitFor();
  const text = await read(await code.screenshot());
  expect(text).toMatch(/^00020101021238\d\d0010A000000727/);
  expect(text).toContain('5303704');
  expect(text).toContain('5406500000');
  expect(text).toContain(`08${reference.length}${reference}`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Save the code') }).click(),
  ]);
  expect(await read(await buffer(await saved.createReadStream()))).toBe(text);

  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: say('Open my banking app') }).click(),
  ]);
  await app.locator('button[value="paid"]').click();
  await page.getByRole('heading', { name: say('Your money has arrived') }).waitFor();
  await expect.poll(amount).toBe(before + 500_000);
  await page.getByRole('link', { name: say('New deposit') }).click();
  await page.getByRole('main').locator(`a[href*="${reference}"]`).getByText(say('Credited')).waitFor();
});

test('a bank transfer takes a slip, and tells of another amount that arrived', async () => {
  const say = said.en;
  const { page } = await visit(northbay, path, { as: 'player1', scheme: 'light' });
  await ask(page, 'bank', '50');
  const reference = await referenceOf(page);
  const picture = sharp({ create: { width: 40, height: 60, channels: 3, background: '#369' } });
  await page.getByLabel(say('Picture of the slip')).setInputFiles({
    name: 'slip.png',
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  });
  await page.getByText(say('We’ve received your slip.')).waitFor();
  await askGateway('/play', { reference, outcome: 'paid', amount: 4_999 });
  await page.getByRole('heading', { name: say('Your money has arrived') }).waitFor();
  await page
    .getByText(say.like('You asked for {asked}. We credited the amount that arrived.', { asked: '$50.00' }))
    .waitFor();
});

test('the payment page leads there and back, declined and then paid', async () => {
  const say = said.vi;
  const { page } = await visit(northbay, `/vi${path}`, { as: 'agent1', isPhone: true });
  await ask(page, 'redirect', '50');
  await page.waitForURL(`${site.gateway}/pay/**`);
  await page.locator('button[value="failed"]').click();
  await page.getByRole('heading', { name: say('The payment did not go through') }).waitFor();
  await page.getByRole('link', { name: say('New deposit') }).click();
  await ask(page, 'redirect', '50');
  await page.waitForURL(`${site.gateway}/pay/**`);
  await page.locator('button[value="paid"]').click();
  await page.waitForURL(/member\/deposit\?reference=/);
  await page.getByRole('heading', { name: say('Your money has arrived') }).waitFor();
});
