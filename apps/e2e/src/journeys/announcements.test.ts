import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const box = (page: Page) => page.getByRole('dialog');

/** The titles have a date below them; the pages have none. */
const titles = (page: Page) =>
  box(page)
    .getByRole('listitem')
    .getByRole('button')
    .filter({ has: page.locator('time') });

const text = (page: Page) => box(page).getByRole('heading', { level: 3 });

test('on a desktop the titles stand beside the text of the one that an address chooses', async () => {
  const { page } = await visit(northbay, '/vi/?modal=announcements&id=play-within-bounds', {
    scheme: 'dark',
  });
  await text(page).filter({ hasText: 'Chơi vui, dừng đúng lúc' }).waitFor();
  expect(await titles(page).count()).toBe(9);
  expect(await titles(page).first().getByRole('time').innerText()).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  const list = await titles(page).first().boundingBox();
  const chosen = await text(page).boundingBox();
  expect(chosen?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
});

test('on a phone they open from the menu, list and text take turns, and Back closes them', async () => {
  const say = said.en;
  const { page } = await visit(senVang, '/en/', { isPhone: true, scheme: 'light' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Menu') })
    .click();
  await box(page)
    .getByRole('link', { name: say('Announcements'), exact: true })
    .click();
  await titles(page).nth(1).click();
  await text(page).waitFor();
  await titles(page).first().waitFor({ state: 'hidden' });
  await box(page)
    .getByRole('button', { name: say('Back to the list') })
    .click();
  await titles(page).first().waitFor();
  await text(page).waitFor({ state: 'hidden' });
  await page.goBack();
  await box(page).waitFor({ state: 'detached' });
});

test('the inbox tells what is unread, and what is read counts no more', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/help', { as: 'player1' });
  const messages = page
    .getByRole('banner')
    .getByRole('button', { name: /\d/ })
    .and(
      page.getByRole('button', {
        name: say.like('{unread, plural, one {# unread message} other {# unread messages}}'),
      }),
    );
  await messages.click();
  const mine = box(page).getByRole('tab', { name: say.like('My messages'), selected: true });
  const unread = box(page).getByRole('button', { name: say('Unread:') });
  await unread.first().waitFor();
  const before = await unread.count();
  await unread.first().click();
  await text(page).waitFor();
  await expect.poll(() => unread.count()).toBe(before - 1);
  await expect.poll(async () => /\d+/.exec(await mine.innerText())?.[0]).toBe(String(before - 1));
  await box(page)
    .getByRole('button', { name: say('Close'), exact: true })
    .click();
  await expect
    .poll(async () => /\d+/.exec((await messages.getAttribute('aria-label')) ?? '')?.[0])
    .toBe(String(before - 1));
});

test('promotions stand on their page; one opens with its terms, and Back closes it', async () => {
  const { page } = await visit(senVang, '/promotions', { isPhone: true });
  const tiles = page.getByRole('main').getByRole('article');
  await tiles.nth(5).waitFor();
  const name = 'Cuối tuần bên bàn trực tiếp';
  await page.getByRole('main').getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText('Ván trước không báo trước').waitFor();
  await dialog.getByRole('img').first().waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await tiles.first().waitFor();
});
