import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const words = {
  en: {
    announcements: 'Announcements',
    second: 'Enjoy the game, and know when to stop',
    text: /A game is only fun while you are in control/,
    page: 'Page 2',
    important: 'Important',
    back: 'Back to the list',
    close: 'Close',
    date: /^\d{1,2} \w{3} \d{4}$/,
    mine: /^My messages/,
    unread: /^Unread: /,
    messages: /unread messages?$|^Messages/,
    count: (n: number) => (n > 0 ? RegExp(`^${n} unread messages?$|^Messages \\(${n}\\)$`) : /^Messages$/),
    bar: 'Quick links',
    choose: 'Choose a message to read',
  },
  vi: {
    announcements: 'Thông báo',
    second: 'Chơi vui, dừng đúng lúc',
    text: /Trò chơi chỉ vui khi bạn làm chủ/,
    page: 'Trang 2',
    important: 'Quan trọng',
    back: 'Quay lại danh sách',
    close: 'Đóng',
    date: /^\d{2}\/\d{2}\/\d{4}$/,
    mine: /^Tin nhắn của tôi/,
    unread: /^Chưa đọc: /,
    messages: /tin nhắn chưa đọc$|^Tin nhắn/,
    count: (n: number) => (n > 0 ? RegExp(`^${n} tin nhắn chưa đọc$|^Tin nhắn \\(${n}\\)$`) : /^Tin nhắn$/),
    bar: 'Liên kết nhanh',
    choose: 'Chọn một tin nhắn để đọc',
  },
};

const sites = [
  [senVang, '/', words.vi],
  [senVang, '/en/', words.en],
  [northbay, '/', words.en],
  [northbay, '/vi/', words.vi],
] as const;

const entries = (page: Page) => page.getByRole('dialog').getByRole('listitem').getByRole('button');

/** The titles have a date below them; the pages have none. */
const titles = (page: Page) => entries(page).filter({ has: page.locator('time') });

describe.each(sites)('announcements of %s%s', (host, path, word) => {
  test('on a desktop they open from the header: nine titles beside the text of the chosen one', async () => {
    const { page } = await visit(host, path);
    await page.getByRole('banner').getByRole('button', { name: word.announcements, exact: true }).click();
    const modal = page.getByRole('dialog', { name: word.announcements });
    await modal.getByRole('heading', { level: 3 }).waitFor();
    expect(await titles(page).count()).toBe(9);
    expect(await titles(page).first().getByRole('time').innerText()).toMatch(word.date);

    await titles(page).filter({ hasText: word.second }).click();
    await modal.getByRole('heading', { level: 3, name: word.second }).waitFor();
    await modal.getByText(word.text).waitFor();
    const list = await titles(page).first().boundingBox();
    const text = await modal.getByText(word.text).boundingBox();
    expect(text?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));

    const first = await titles(page).first().innerText();
    await modal.getByRole('button', { name: word.page }).click();
    await expect.poll(() => titles(page).first().innerText()).not.toBe(first);
    expect(await titles(page).count()).toBeLessThanOrEqual(9);

    await modal.getByRole('button', { name: word.important, exact: true }).click();
    await expect.poll(() => titles(page).count()).toBe(1);
    await modal.getByRole('button', { name: word.close, exact: true }).click();
    await modal.waitFor({ state: 'detached' });
  });

  test('on a phone they open from the menu, and list and text take turns', async () => {
    const { page } = await visit(host, path, { isPhone: true });
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: word.announcements, exact: true })
      .click();
    const modal = page.getByRole('dialog', { name: word.announcements });
    await titles(page).filter({ hasText: word.second }).click();
    await modal.getByText(word.text).waitFor();
    expect(await titles(page).first().isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await modal.getByRole('button', { name: word.back }).click();
    await titles(page).first().waitFor();
    expect(await modal.getByText(word.text).isVisible()).toBe(false);
    await page.goBack();
    await modal.waitFor({ state: 'detached' });
  });

  test('an address opens a chosen one', async () => {
    const { page } = await visit(host, `${path}?modal=announcements&id=play-within-bounds`);
    await page.getByRole('dialog').getByRole('heading', { level: 3, name: word.second }).waitFor();
  });
});

describe.each([
  [senVang, '/', words.vi, true],
  [northbay, '/', words.en, false],
] as const)('the inbox of a member of %s%s', (host, path, word, isPhone) => {
  test('tells what is unread, and what is read counts no more', async () => {
    const { page } = await visit(host, path, { isPhone });
    await logIn(page, 'player1');
    // A phone has them among what is the member's own.
    if (isPhone) await page.getByRole('navigation', { name: word.bar }).getByRole('link').last().click();
    const place = page.getByRole(isPhone ? 'main' : 'banner');
    const button = place.getByRole('button', { name: word.messages });
    await button.click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('tab', { name: word.mine, selected: true }).waitFor();
    await titles(page).first().waitFor();
    const unread = modal.getByRole('button', { name: word.unread });
    await unread.first().waitFor();
    const before = await unread.count();
    await unread.first().click();
    await modal.getByRole('heading', { level: 3 }).waitFor();
    if (isPhone) await modal.getByRole('button', { name: word.back }).click();
    await expect.poll(() => unread.count()).toBe(before - 1);
    await expect
      .poll(async () => /\d+/.exec(await modal.getByRole('tab', { name: word.mine }).innerText())?.[0])
      .toBe(String(before - 1));
    await modal.getByRole('button', { name: word.close, exact: true }).click();
    await place.getByRole('button', { name: word.count(before - 1) }).waitFor();
  });
});

const attack = [
  '<p>Harmless words</p>',
  '<script>window.ran = "script"</script>',
  '<img src="/no-such-picture" onerror="window.ran = 1">',
  '<svg onload="window.ran = 2"><animate onbegin="window.ran = 3" attributeName="x" dur="1s"></animate></svg>',
  '<a href="javascript:window.ran = 4">The javascript link</a>',
  '<a href="/help" onclick="window.ran = 5">The link with a handler</a>',
  '<iframe srcdoc="<script>parent.ran = 6</script>"></iframe>',
  '<iframe src="javascript:parent.ran = 7"></iframe>',
  '<form action="javascript:window.ran = 8"><button>The form</button></form>',
  '<details open ontoggle="window.ran = 9">x</details>',
  '<style onload="window.ran = 10">p { color: red }</style>',
  '<object data="javascript:parent.ran = 11"></object><embed src="javascript:parent.ran = 12">',
  '<input autofocus onfocus="window.ran = 13">',
  '<img src="https://elsewhere.example/spy.png">',
].join('');

const attacked = {
  '**/wps/message/announcements*': {
    announcements: [
      { id: 'x', type: 'PU', title: attack, html: attack, publishedAt: '2026-01-02T03:04:05.000Z' },
    ],
    total: 1,
    banners: [],
    promotion: [],
  },
  '**/wps/message/promotions*': {
    banners: [],
    promotion: [
      {
        id: 'x',
        title: 'Gift',
        text: attack,
        html: attack,
        picture: { wide: '/x.svg', narrow: '/x.svg', alt: attack },
        endsAt: null,
      },
    ],
  },
};

const seize = async (page: Page) => {
  for (const [pattern, value] of Object.entries(attacked)) {
    await page.route(pattern, (route) => route.fulfill({ json: { success: true, value } }));
  }
};

describe('hostile HTML, were it ever to pass the platform', () => {
  test.each([
    ['an announcement', '/?modal=announcements'],
    ['a promotion', '/?modal=promotion&id=x'],
  ])('runs nothing in %s and asks no other host', async (_where, path) => {
    const asked: string[] = [];
    const { page } = await visit(northbay, path, {
      before: async (fresh) => {
        fresh.on('requestfinished', (request) => asked.push(new URL(request.url()).hostname));
        await seize(fresh);
      },
      allowed: [/Content Security Policy|Refused|violates|404/],
    });
    const modal = page.getByRole('dialog');
    await modal.getByText('Harmless words', { exact: true }).waitFor();
    for (const name of ['The javascript link', 'The form']) {
      const control = modal.getByText(name, { exact: true });
      if ((await control.count()) > 0) await control.click();
    }
    const handled = modal.getByText('The link with a handler', { exact: true });
    if ((await handled.count()) > 0) await handled.click();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect([...new Set(asked)]).toEqual([northbay]);
  });
});

describe('a promotion', () => {
  test.each([
    [senVang, '/', 'Áp dụng|Đến', true],
    [northbay, '/', 'Until|Open until', false],
  ] as const)('of %s opens with picture, period and terms', async (host, path, period, isPhone) => {
    const { page } = await visit(host, path, { isPhone });
    const shelf = page.getByRole('link').and(page.locator('a[href*="modal=promotion"]')).first();
    await shelf.click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('img').first().waitFor();
    await modal.getByText(new RegExp(`^(${period})`)).waitFor();
    expect(await modal.getByRole('listitem').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
  });
});
