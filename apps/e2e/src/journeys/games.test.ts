import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { type Host, hosts } from '../harness/hosts.ts';
import { logIn } from '../harness/logIn.ts';
import type { View } from '../harness/openSite.ts';

const browser = useBrowser();
const { senVang, northbay } = hosts;

/** Opens a page on which the announcement of the day has been put away. */
const visit = (host: Host, path: string, view: View = {}) =>
  browser.visit(host, path, {
    ...view,
    before: async (page) => {
      await page.addInitScript(() => localStorage.setItem('seenPopup', 'play-within-bounds'));
      await view.before?.(page);
    },
  });

const en = {
  navigation: 'Main navigation',
  more: 'More',
  kinds: 'Kinds of game',
  // Each entry with the heading of its lobby.
  lobbies: {
    'Live casino': 'Live casino',
    Slots: 'Slots',
    Sports: 'Sports',
    'E-sports': 'E-sports',
    Lottery: 'Lotteries',
    'Card games': 'Card games',
    Fishing: 'Fishing',
    'Mini-games': 'Mini-games',
    'Player vs player': 'Player vs player',
  },
  all: 'All games',
  count: /^\d+ games?$/,
  one: '1 game',
  find: 'Find a game',
  vendor: 'Vendor',
  noMatch: 'No game matches “zzzz”',
  reset: 'Reset filters',
  showMore: 'Show more games',
  lottery: 'Lottery',
  lotteries: 'Lotteries',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  today: 'Today',
  fiveMore: 'Show 5 more',
  others: 'More lotteries',
  rules: 'Rules',
  facts: ['Kind', 'Vendor', 'Smallest bet', 'Largest bet', 'Return to player'],
  play: 'Log in to play',
  demo: 'Try with demo money',
  real: 'Play for real money',
  needed: 'This needs a real account',
  username: 'Username',
};

const vi: typeof en = {
  navigation: 'Điều hướng chính',
  more: 'Thêm',
  kinds: 'Thể loại trò chơi',
  lobbies: {
    'Live casino': 'Casino trực tiếp',
    Slots: 'Nổ hũ',
    Sports: 'Thể thao',
    'E-sports': 'E-sports',
    Lottery: 'Xổ số',
    'Card games': 'Game bài',
    Fishing: 'Bắn cá',
    'Mini-games': 'Mini game',
    'Player vs player': 'Đối kháng',
  },
  all: 'Tất cả trò chơi',
  count: /^\d+ trò chơi$/,
  one: '1 trò chơi',
  find: 'Tìm trò chơi',
  vendor: 'Nhà cung cấp',
  noMatch: 'Không có trò chơi nào khớp với “zzzz”',
  reset: 'Đặt lại bộ lọc',
  showMore: 'Xem thêm trò chơi',
  lottery: 'Xổ số',
  lotteries: 'Xổ số',
  days: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
  today: 'Hôm nay',
  fiveMore: 'Xem thêm 5',
  others: 'Xổ số khác',
  rules: 'Luật chơi',
  facts: ['Thể loại', 'Nhà cung cấp', 'Cược tối thiểu', 'Cược tối đa', 'Tỷ lệ hoàn trả (RTP)'],
  play: 'Đăng nhập để chơi',
  demo: 'Chơi thử miễn phí',
  real: 'Chơi bằng tiền thật',
  needed: 'Cần có tài khoản thật',
  username: 'Tên đăng nhập',
};

const sites = [
  { host: senVang, root: '', text: vi, isVietnamese: true },
  { host: senVang, root: '/en', text: en, isVietnamese: false },
  { host: northbay, root: '', text: en, isVietnamese: false },
  { host: northbay, root: '/vi', text: vi, isVietnamese: true },
] as const;

const everywhere = sites.flatMap((site) => [
  { ...site, device: 'a desktop', isPhone: false },
  { ...site, device: 'a phone', isPhone: true },
]);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

describe.each(sites)('$host at root $root', ({ host, root, text, isVietnamese }) => {
  test('the navigation of a desktop leads to a lobby of each kind', async () => {
    const { page } = await visit(host, `${root}/`);
    const navigation = page.getByRole('navigation', { name: text.navigation });
    for (const [kind, title] of Object.entries(text.lobbies)) {
      const label = isVietnamese ? title : kind;
      const entry = navigation.getByRole('link', { name: label, exact: true });
      if (await entry.isVisible()) await entry.click();
      else {
        await navigation.getByRole('button', { name: text.more, exact: true }).click();
        await page.getByRole('menuitem', { name: label, exact: true }).click();
      }
      await heading(page, title).waitFor();
      await tiles(page).or(page.getByRole('timer')).first().waitFor();
    }
  });

  test('the bar of a phone leads to all games, and from there to each kind', async () => {
    const { page } = await visit(host, `${root}/`, { isPhone: true });
    await page.getByRole('link', { name: isVietnamese ? 'Trò chơi' : 'Games', exact: true }).click();
    await heading(page, text.all).waitFor();
    const kinds = page.getByRole('main').getByRole('navigation', { name: text.kinds });
    for (const [kind, title] of Object.entries(text.lobbies)) {
      const label = isVietnamese ? title : kind;
      await kinds.getByRole('link', { name: label, exact: true }).click();
      await heading(page, label).waitFor();
      await page.getByRole('heading', { level: 2, name: text.count }).waitFor();
      await tiles(page).first().waitFor();
    }
  });
});

describe.each(everywhere)('$host at root $root on $device', ({ host, root, text, isVietnamese, isPhone }) => {
  const search = isVietnamese ? 'gieng rong' : 'dragon well';
  const found = isVietnamese ? 'Giếng Rồng' : 'Dragon Well';

  test('a lobby is searched, with or without accents, and opened again where nothing is found', async () => {
    const { page } = await visit(host, `${root}/games`, { isPhone });
    const field = page.getByRole('searchbox', { name: text.find });
    await tiles(page).nth(20).waitFor();
    await field.fill(search);
    await page.waitForURL('**/games?search=*');
    await page.getByRole('heading', { level: 2, name: text.one, exact: true }).waitFor();
    expect(await tiles(page).getByRole('link').allTextContents()).toEqual([found]);
    await field.fill('zzzz');
    await page.getByText(text.noMatch).waitFor();
    await page.getByRole('link', { name: text.reset }).click();
    await tiles(page).nth(20).waitFor();
    expect(await field.inputValue()).toBe('');
  });

  test('a vendor is chosen into the address, from which the same list opens again', async () => {
    const { page } = await visit(host, `${root}/rng`, { isPhone });
    await tiles(page).first().waitFor();
    await page.getByRole('combobox', { name: text.vendor }).selectOption({ label: 'Lantern Reel' });
    await page.waitForURL('**/rng?page=LANTERN');
    await page.reload();
    await heading(page, text.lobbies.Slots).waitFor();
    await tiles(page).first().waitFor();
    for (const tile of await tiles(page).allTextContents()) expect(tile).toContain('Lantern Reel');
  });

  test('further games come by a button and are there again after Back', async () => {
    const { page } = await visit(host, `${root}/games`, { isPhone });
    await tiles(page).nth(35).waitFor();
    expect(await tiles(page).count()).toBe(36);
    await page.getByRole('button', { name: text.showMore }).click();
    await tiles(page).nth(71).waitFor();
    expect(await tiles(page).count()).toBe(72);
    await tiles(page).nth(60).click();
    await page.getByRole('heading', { level: 2, name: text.rules }).waitFor();
    await page.goBack();
    await tiles(page).nth(71).waitFor();
  });

  test('a game opens its page, which tells what it is; who wants to play has to log in', async () => {
    const { page } = await visit(host, `${root}/games?search=${encodeURIComponent(found)}`, { isPhone });
    await tiles(page).filter({ hasText: found }).click();
    await heading(page, found).waitFor();
    expect(await page.title()).toContain(found);
    for (const fact of text.facts) {
      const value = page.getByRole('term').filter({ hasText: fact }).locator('xpath=following-sibling::dd');
      expect((await value.textContent())?.trim()).not.toBe('');
    }
    const rules = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /free|miễn phí/ });
    await rules.first().waitFor();
    await page.getByRole('button', { name: text.play }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: text.username }).waitFor();
  });

  test('the lottery lobby shows each group, and a lottery opens its page with its draws', async () => {
    const { page } = await visit(host, `${root}/lottery?t=1`, { isPhone });
    await heading(page, text.lotteries).waitFor();
    await page.getByRole('heading', { name: `${text.others} 1` }).waitFor();
    const group = page.getByRole('region', { name: `${text.others} 1`, exact: true });
    expect(await group.getByRole('link').count()).toBe(5);
    if (host === senVang) await page.getByRole('tab', { name: text.today, selected: true }).waitFor();
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate((html) => ({ scrollWidth: html.scrollWidth, clientWidth: html.clientWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const lottery = group.getByRole('link').first();
    const name = (await lottery.textContent()) ?? '';
    await lottery.click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
    await page.getByRole('timer').first().waitFor();
  });
});

describe.each([sites[0], sites[1]])('the lottery dropdown of $host at root $root', ({ host, root, text }) => {
  const open = async () => {
    const { page } = await visit(host, `${root}/help`);
    const entry = page
      .getByRole('navigation', { name: text.navigation })
      .getByRole('link', { name: text.lottery, exact: true });
    await entry.hover();
    return { page, panel: page.getByRole('navigation', { name: text.navigation }) };
  };

  test('groups official lotteries by weekday, today’s first', async () => {
    const { page, panel } = await open();
    await panel.getByRole('tab', { name: text.today }).waitFor();
    expect(await panel.getByRole('tab').count()).toBe(7);
    const lists: (string | null)[] = [];
    for (const day of text.days) {
      const tab = panel.getByRole('tab', { name: new RegExp(`^${day}`) });
      await tab.click();
      await page.getByRole('tab', { name: new RegExp(`^${day}`), selected: true }).waitFor();
      lists.push(await panel.getByRole('tabpanel').textContent());
    }
    expect(new Set(lists).size).toBe(7);
    await panel.getByRole('tabpanel').getByRole('link').first().click();
    await page.waitForURL('**/game/**');
  });

  test('shows the others five at a time', async () => {
    const { panel } = await open();
    const groups = panel.getByText(new RegExp(`^${text.others} \\d$`));
    await groups.first().waitFor();
    expect(await groups.count()).toBe(1);
    await panel.getByRole('button', { name: text.fiveMore }).click();
    await groups.nth(1).waitFor();
    const { lists } = await panel.evaluate((element, label) => {
      const names = [...element.querySelectorAll('p')].filter((each) => each.textContent?.startsWith(label));
      return { lists: names.map((each) => each.parentElement?.querySelectorAll('a').length) };
    }, text.others);
    expect(lists).toEqual([5, 5]);
  });
});

test('a code in the address leads on to that lottery, an unknown one says so', async () => {
  const { page } = await visit(senVang, '/lottery?gameCode=xs-da-nang');
  await page.waitForURL('**/game/xs-da-nang');
  await page.goto(page.url().replace('/game/xs-da-nang', '/vnlottery?gameCode=none'));
  await page.getByText('Không có đài xổ số nào mang mã none').waitFor();
});

test.each(['/live', '/sports', '/fish', '/pvp'])('%s is the lobby of its kind', async (path) => {
  const { page } = await visit(northbay, path);
  await tiles(page).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(en.all);
});

test('an unknown game is said to be none, and leads on', async () => {
  const { page } = await visit(northbay, '/game/none');
  await heading(page, 'Game not found').waitFor();
  await page.getByRole('link', { name: 'See all games' }).click();
  await heading(page, en.all).waitFor();
});

test.each([false, true])(
  'free play: a demo account needs a real one for real money (phone: %s)',
  async (isPhone) => {
    const { page } = await visit(senVang, '/game/lotus-of-the-moon', { isPhone });
    await page.getByRole('main').getByRole('button', { name: vi.demo }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Bắt đầu chơi thử' }).click();
    await page.getByRole('main').getByRole('button', { name: vi.real }).click();
    await page.getByRole('dialog', { name: vi.needed }).waitFor();
  },
);

test.each(everywhere.filter(({ host }) => host === senVang))(
  'who has logged in is not asked to again: $root on $device',
  async ({ host, root, text, isPhone }) => {
    const { page } = await visit(host, `${root}/game/dragon-well`, { isPhone });
    await page.getByRole('button', { name: text.play }).waitFor();
    await logIn(page, 'player1');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: text.play }).waitFor({ state: 'hidden' });
  },
);

test('a brand without free play offers no demo', async () => {
  const { page } = await visit(northbay, '/game/lotus-of-the-moon');
  await page.getByRole('button', { name: en.play }).waitFor();
  expect(await page.getByRole('button', { name: en.demo }).count()).toBe(0);
});

describe.each([
  [
    northbay,
    '/promotions',
    'Promotions',
    'Weekend rebate of 0.8%',
    'Opposite bets in one round do not count.',
    false,
  ],
  [northbay, '/vi/promotions', 'Khuyến mãi', 'Hoàn trả cuối tuần 0,8%', 'Cược hai bên đối nhau', true],
  [senVang, '/promotions', 'Khuyến mãi', 'Hoàn trả cuối tuần 0,8%', 'Cược hai bên đối nhau', false],
  [senVang, '/en/promotions', 'Promotions', 'Weekend rebate of 0.8%', 'Opposite bets in one round', true],
] as const)('%s%s', (host, path, title, name, term, isPhone) => {
  test('lists every promotion; one opens with its terms, and Back closes it', async () => {
    const { page } = await visit(host, path, { isPhone });
    await heading(page, title).waitFor();
    await tiles(page).nth(5).waitFor();
    await page.getByRole('main').getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByText(term).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await heading(page, title).waitFor();
  });
});

test('promotions that did not load can be tried again', async () => {
  const { page } = await visit(northbay, '/promotions', {
    before: (fresh) =>
      fresh.route('**/wps/message/promotions*', (route) => route.fulfill({ status: 503, body: '{}' })),
    allowed: [/503/],
  });
  await page.getByText('The promotions did not load').waitFor();
  await page.unroute('**/wps/message/promotions*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await tiles(page).nth(5).waitFor();
});

describe('pictures', () => {
  const isSeen = (element: Element) => {
    const picture = element.querySelector('img');
    return picture !== null && picture.complete && picture.naturalWidth > 0;
  };

  test('are fetched as they come near', async () => {
    const asked: string[] = [];
    const { page } = await visit(northbay, '/games?pages=2', {
      isPhone: true,
      before: async (fresh) => fresh.on('request', (request) => void asked.push(request.url())),
    });
    const last = tiles(page).nth(71);
    await last.waitFor();
    await page.waitForLoadState('networkidle');
    const pictures = asked.filter((url) => /\/game\/.*\.webp/.test(url)).length;
    expect(pictures).toBeGreaterThan(0);
    expect(pictures).toBeLessThan(24);
    expect(await last.locator('img').getAttribute('src')).toBeNull();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate(isSeen)).toBe(true);
  });

  test.each([
    [2, true, 3],
    [9, false, 4],
  ])('are asked for three times more when they fail: %i failures', async (failures, isThere, calls) => {
    let asked = 0;
    const { page } = await visit(northbay, '/games', {
      before: (fresh) =>
        fresh.route('**/dragon-well*.webp', (route) => {
          asked += 1;
          return asked > failures ? route.fallback() : route.fulfill({ status: 404 });
        }),
    });
    const tile = tiles(page).filter({ hasText: 'Dragon Well' });
    await tile.waitFor();
    await expect.poll(() => asked, { timeout: 5000 }).toBe(calls);
    await expect.poll(() => tile.evaluate(isSeen)).toBe(isThere);
    // A drawn picture stands for the one that never came.
    expect(await tile.locator('svg').count()).toBe(isThere ? 0 : 3);
  });
});
