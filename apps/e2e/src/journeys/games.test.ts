import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { fillLogin } from '../harness/fillLogin.ts';
import { hosts } from '../harness/hosts.ts';
import { openBox } from '../harness/openBox.ts';
import { untilLive } from '../harness/openSite.ts';
import { said } from '../harness/said.ts';
import { untilClosed } from '../harness/untilClosed.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const kinds = [
  'Live casino',
  'Slots',
  'Sports',
  'E-sports',
  'Card games',
  'Fishing',
  'Mini-games',
  'Player vs player',
];

test('the navigation of a desktop leads to a lobby of each kind and to the promotions', async () => {
  const say = said.en;
  const { page } = await visit(northbay);
  const navigation = page.getByRole('navigation', { name: say('Main navigation') });
  for (const kind of [...kinds, 'Lottery'].map((name) => say(name))) {
    const entry = navigation.getByRole('link', { name: kind, exact: true });
    if (await entry.isVisible()) await entry.click();
    else {
      await navigation.getByRole('button', { name: say('More'), exact: true }).click();
      await page.getByRole('menuitem', { name: kind, exact: true }).click();
    }
    await title(page, kind === say('Lottery') ? say('Lotteries') : kind);
    await tiles(page).or(page.getByRole('timer')).first().waitFor();
  }
  await navigation.getByRole('link', { name: say('Promotions'), exact: true }).click();
  await title(page, say('Promotions'));
});

test('a lobby that is opened again in the same tab is taken over as it was written', async () => {
  const { page } = await visit(northbay, '/games');
  await tiles(page).first().waitFor();
  await page.waitForFunction(() => sessionStorage.getItem('gameVendor'));
  // React would complain where what the tab has kept did not fit the markup.
  await page.reload();
  await untilLive(page);
  await page.getByRole('combobox', { name: said.en('Provider') }).waitFor();
});

test('the bar of a phone leads to all games, and from there to each kind', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/', { isPhone: true });
  await page
    .getByRole('navigation', { name: say('Quick links') })
    .getByRole('link', { name: say('Games'), exact: true })
    .click();
  await title(page, say('All games'));
  const list = page.getByRole('main').getByRole('navigation', { name: say('Game types') });
  const lobbies = say.like('{total, plural, one {# betting lobby} other {# betting lobbies}}');
  const counts: Record<string, RegExp> = { [say('Sports')]: lobbies, [say('E-sports')]: lobbies };
  for (const kind of [...kinds, 'Lottery'].map((name) => say(name))) {
    await list.getByRole('link', { name: kind, exact: true }).click();
    await title(page, kind);
    await page
      .getByRole('heading', {
        level: 2,
        name: counts[kind] ?? say.like('{total, plural, one {# game} other {# games}}'),
      })
      .waitFor();
    await tiles(page).first().waitFor();
  }
});

test('a box over a lobby, and the way back from it or from where it led, leave the reader’s place', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/games', { isPhone: true });
  const tile = tiles(page).nth(30);
  await tile.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(1_000);
  await tile.getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  expect(await place()).toBe(before);
  await page.goBack();
  await untilClosed(page);
  expect(await place()).toBe(before);
  await tile.getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('Register') })
    .first()
    .click();
  await page.waitForURL('**/register');
  // The list is gone by then, and is drawn anew in pieces.
  await tile.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/games');
  await tile.waitFor();
  await expect.poll(place).toBe(before);
});

test('a list is searched, without accents too, grows by a button, and stands again after Back', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/games', { scheme: 'light' });
  const field = page.getByRole('searchbox', { name: say('Find a game') });
  await tiles(page).nth(35).waitFor();
  await field.fill('gieng rong');
  await page.waitForURL('**/games?search=*');
  await expect.poll(() => tiles(page).getByRole('link').allTextContents()).toEqual(['Giếng Rồng']);
  await field.fill('');
  await tiles(page).nth(35).waitFor();
  await page.getByRole('button', { name: say('Show more games') }).click();
  await tiles(page).nth(71).waitFor();
  await tiles(page).nth(60).click();
  await page.getByRole('heading', { level: 2, name: say('Rules') }).waitFor();
  await page.goBack();
  await tiles(page).nth(71).waitFor();
});

test('a guest who wants to play logs in and is in the game', async () => {
  const say = said.vi;
  const { page } = await visit(northbay, '/vi/game/dragon-well', { isPhone: true, scheme: 'dark' });
  const { box, goOn } = openBox(page, say);
  await title(page, 'Giếng Rồng');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Play') })
    .click();
  await box.locator('[name="username"]').waitFor();
  await fillLogin(page, 'player1', 'Marquee-2026');
  await goOn();
  expect(new URL(page.url()).pathname).toBe('/vi/play/dragon-well');
  await page.frameLocator('iframe').getByRole('button', { name: 'Quay' }).waitFor();
});

test('free play begins in the header; what needs a real account says so and leads to registration', async () => {
  const say = said.en;
  const { page } = await visit(senVang, '/en/game/lotus-of-the-moon');
  const { box, button, submit } = openBox(page, say);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: say('Join') }).click();
  await page.getByRole('menuitem', { name: say('Free demo') }).click();
  await box.getByRole('checkbox').check();
  await submit();
  await banner.getByText(say('Demo'), { exact: true }).filter({ visible: true }).waitFor();
  await button('Close').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('1');

  await page
    .getByRole('main')
    .getByRole('button', { name: say('Play for real money') })
    .click();
  await box.getByRole('link', { name: say('Register') }).click();
  await page.waitForURL('**/en/register');
  await box.waitFor({ state: 'detached' });
  await page.getByRole('main').locator('button[type="submit"]').waitFor();
});

test('the lottery dropdown opens under the pointer, changes its day and leads to a lottery with its draws', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/help');
  const panel = page.getByRole('navigation', { name: say('Main navigation') });
  await panel.getByRole('link', { name: say('Lottery'), exact: true }).hover();
  const days = panel.getByRole('tab');
  await days.first().waitFor();
  expect(await days.count()).toBe(7);
  const other = days.and(panel.locator('[aria-selected="false"]')).first();
  const today = await panel.getByRole('tabpanel').textContent();
  await other.click();
  await expect.poll(() => panel.getByRole('tabpanel').textContent()).not.toBe(today);
  await panel.getByRole('tabpanel').getByRole('link').first().click();
  await page.waitForURL('**/game/**');
  await page.getByRole('timer').first().waitFor();
});

test('pictures are fetched as they come near', async () => {
  const asked: string[] = [];
  const { page } = await visit(northbay, '/games?pages=2', {
    isPhone: true,
    before: async (fresh) => fresh.on('request', (request) => void asked.push(request.url())),
  });
  // Before it is near an invisible pixel stands in its place.
  const isSeen = (element: Element) => {
    const picture = element.querySelector('img');
    const isOwn = picture?.currentSrc.startsWith('http') === true;
    return isOwn && picture.complete && picture.naturalWidth > 0;
  };
  const last = tiles(page).nth(71);
  await last.waitFor();
  await expect.poll(() => tiles(page).first().evaluate(isSeen)).toBe(true);
  expect(asked.filter((url) => /\/game\/.*\.webp/.test(url)).length).toBeLessThan(24);
  expect(await last.evaluate(isSeen)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate(isSeen)).toBe(true);
});
