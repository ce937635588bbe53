import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const words = {
  en: {
    notices: 'Notices',
    highlights: 'Highlights',
    second: 'Highlight 2 of 3',
    kinds: 'Game types',
    popular: 'Popular games',
    slots: 'Slots',
    seeGames: /^See all ?: Games$/,
    draws: 'Upcoming draws',
    promotions: 'Promotions',
    promotion: 'A gift for new members',
    term: 'One per person, device and address.',
    wins: 'Recent wins',
    service: 'Customer service',
    write: 'Write to us',
    codes: ['QR code: Android', 'QR code: iPhone', 'QR code: Mobile web'],
    announcement: 'Announcement',
    away: 'Dismiss',
    read: 'Read more',
    popup: 'Enjoy the game, and know when to stop',
    close: 'Close',
  },
  vi: {
    notices: 'Thông báo nhanh',
    highlights: 'Tin nổi bật',
    second: 'Tin nổi bật 2 trên 3',
    kinds: 'Thể loại trò chơi',
    popular: 'Trò chơi phổ biến',
    slots: 'Nổ hũ',
    seeGames: /^Xem tất cả ?: Trò chơi$/,
    draws: 'Kỳ quay sắp tới',
    promotions: 'Khuyến mãi',
    promotion: 'Quà chào hội viên mới',
    term: 'Mỗi người, mỗi thiết bị và mỗi địa chỉ chỉ nhận một lần.',
    wins: 'Thắng lớn gần đây',
    service: 'Chăm sóc khách hàng',
    write: 'Gửi thư cho chúng tôi',
    codes: ['Mã QR: Android', 'Mã QR: iPhone', 'Mã QR: Web di động'],
    announcement: 'Thông báo',
    away: 'Cất đi',
    read: 'Xem ngay',
    popup: 'Chơi vui, dừng đúng lúc',
    close: 'Đóng',
  },
};

const homes = [
  [senVang, '/', words.vi],
  [senVang, '/en/', words.en],
  [northbay, '/', words.en],
  [northbay, '/vi/', words.vi],
] as const;

const devices = [
  ['a desktop', false],
  ['a phone', true],
] as const;

const everywhere = homes.flatMap(([host, path, text]) =>
  devices.map(([device, isPhone]) => ({ host, path, text, device, isPhone })),
);

describe.each(everywhere)('$host at $path on $device', ({ host, path, text, isPhone }) => {
  test('shows what is new, what is played, what is offered and who helps', async () => {
    const { page } = await visit(host, path, { isPhone });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('region', { name: text.notices }).getByRole('listitem').count()).toBe(
      host === senVang ? 4 : 3,
    );
    const highlights = page.getByRole('region', { name: text.highlights, exact: true });
    const second = highlights.getByRole('button', { name: text.second });
    await second.click();
    await highlights
      .getByRole('button', { name: text.second })
      .and(page.locator('[aria-current=true]'))
      .waitFor();
    const kinds = page.getByRole('navigation', { name: text.kinds });
    expect(await kinds.getByRole('link').count()).toBe(9);
    const popular = page.getByRole('region', { name: text.popular });
    expect(await popular.getByRole('article').count()).toBe(12);
    const promotions = page.getByRole('region', { name: text.promotions });
    expect(await promotions.getByRole('article').count()).toBeGreaterThan(2);
    await page.getByRole('heading', { name: text.service }).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: text.write }).getAttribute('href')).toMatch(/\/feedback$/);
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((html) => ({ scrollWidth: html.scrollWidth, clientWidth: html.clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('popular games change with the kind and lead to their pages', async () => {
    const { page } = await visit(host, path, { isPhone });
    const popular = page.getByRole('region', { name: text.popular });
    await popular.getByRole('tab', { name: text.slots }).click();
    await popular.getByRole('link', { name: text.seeGames }).and(page.locator('[href*=slots]')).waitFor();
    const tile = popular.getByRole('tabpanel').getByRole('article').first();
    const title = await tile.getByRole('link').textContent();
    await tile.click();
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    await page.goBack();
    await popular.waitFor();
  });

  test('a promotion opens with its terms over the page, and closes again', async () => {
    const { page } = await visit(host, path, { isPhone });
    const promotions = page.getByRole('region', { name: text.promotions });
    await promotions.getByRole('link', { name: text.promotion }).click();
    const dialog = page.getByRole('dialog', { name: text.promotion });
    await dialog.getByText(text.term).waitFor();
    await dialog.getByRole('button', { name: text.close }).click();
    await dialog.waitFor({ state: 'hidden' });
    await promotions.waitFor();
  });

  test('the announcement pops up until it is put away, and never again', async () => {
    const { page } = await visit(host, path, { isPhone });
    const popup = page.getByRole('complementary', { name: text.announcement, exact: true });
    await popup.getByText(text.popup).waitFor();
    await popup.getByRole('button', { name: text.away }).click();
    await popup.waitFor({ state: 'hidden' });
    await page.reload();
    await page.waitForSelector('html[data-live]');
    await page.waitForLoadState('networkidle');
    expect(await popup.count()).toBe(0);
  });
});

describe.each(devices)('on %s', (_device, isPhone) => {
  test('the announcement is read in full from where it pops up', async () => {
    const { page } = await visit(northbay, '/', { isPhone });
    const popup = page.getByRole('complementary', { name: words.en.announcement, exact: true });
    await popup.getByRole('link', { name: words.en.read }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Never chase: a lost round does not make the next one luckier.').waitFor();
    await popup.waitFor({ state: 'hidden' });
  });

  test.each([
    ['/', words.vi],
    ['/en/', words.en],
  ] as const)('draws are counted down, and winners stand with their names hidden: %s', async (path, text) => {
    const { page } = await visit(senVang, path, { isPhone });
    const draws = page.getByRole('region', { name: text.draws });
    const timer = draws.getByRole('timer').first();
    await timer.waitFor();
    expect(await draws.getByRole('timer').count()).toBe(6);
    const before = await timer.textContent();
    await page.waitForFunction((old) => document.querySelector('[role=timer]')?.textContent !== old, before);
    const wins = page.getByRole('region', { name: text.wins }).first().getByRole('listitem');
    expect(await wins.count()).toBeGreaterThan(5);
    for (const win of await wins.allTextContents()) expect(win).toMatch(/\w\*{2,}\d.*\d.*₫|₫.*\d/);
  });

  test('a brand without draws and winners shows none', async () => {
    const { page } = await visit(northbay, '/', { isPhone });
    await page.getByRole('region', { name: words.en.promotions }).waitFor();
    expect(await page.getByRole('region', { name: words.en.draws }).count()).toBe(0);
    expect(await page.getByRole('region', { name: words.en.wins }).count()).toBe(0);
  });

  test('the site is taken to a phone by code from a desktop, and by link on the phone itself', async () => {
    const { page } = await visit(senVang, '/en/', { isPhone });
    const main = page.getByRole('main');
    for (const way of ['Android', 'iPhone', 'Mobile web', 'Telegram'])
      await main.getByRole('link', { name: way, exact: true }).waitFor();
    for (const code of words.en.codes)
      await main.getByRole('img', { name: code }).waitFor({ state: isPhone ? 'hidden' : 'visible' });
  });
});

test('when the latest does not load, the page stands as it was written', async () => {
  const { page } = await visit(northbay, '/', {
    before: (fresh) => fresh.route('**/MCS_home*', (route) => route.fulfill({ status: 503, body: '{}' })),
    allowed: [/503/],
  });
  await page.getByRole('region', { name: words.en.promotions }).waitFor();
  expect(await page.getByRole('region', { name: words.en.popular }).getByRole('article').count()).toBe(12);
});
