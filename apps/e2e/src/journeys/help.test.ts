import { describe, expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

const words = {
  en: {
    title: 'Help centre',
    topics: 'Topics',
    privacy: 'Privacy',
    responsible: 'Responsible play',
    link: 'feedback page',
    feedback: 'Feedback',
    search: 'Search the help centre',
    find: 'helplines',
    nothing: 'Nothing found',
    all: 'All topics',
    gone: 'Topic not found',
    to: / home$/,
  },
  vi: {
    title: 'Trung tâm trợ giúp',
    topics: 'Chủ đề',
    privacy: 'Quyền riêng tư',
    responsible: 'Chơi có chừng mực',
    link: 'trang góp ý',
    feedback: 'Góp ý',
    search: 'Tìm trong trung tâm trợ giúp',
    find: 'duong day mien phi',
    nothing: 'Không tìm thấy kết quả',
    all: 'Tất cả chủ đề',
    gone: 'Không có chủ đề này',
    to: /^Trang chủ /,
  },
};

const sites = [
  [senVang, '', words.vi],
  [senVang, '/en', words.en],
  [northbay, '', words.en],
  [northbay, '/vi', words.vi],
] as const;

describe.each(sites)('the help centre of %s%s', (host, prefix, word) => {
  test('shows topics beside the text of the chosen one, which names the page and has its address', async () => {
    const { page } = await visit(host, `${prefix}/help`);
    await page.getByRole('heading', { level: 1, name: word.title }).waitFor();
    const topics = page.getByRole('navigation', { name: word.topics });
    await topics.getByRole('link', { name: word.privacy }).click();
    await page.waitForURL(/\/help\?topic=privacy$/);
    await page.getByRole('article', { name: word.privacy }).waitFor();
    await expect.poll(() => page.title()).toContain(word.privacy);
    expect(await topics.getByRole('link', { name: word.privacy }).getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await expect
      .poll(() => topics.getByRole('link', { name: word.privacy }).getAttribute('aria-current'))
      .toBeNull();
  });

  test('a search finds topics by words of their texts, also without marks', async () => {
    const { page } = await visit(host, `${prefix}/help`);
    const topics = page.getByRole('navigation', { name: word.topics });
    await topics.getByRole('link').first().waitFor();
    const search = page.getByRole('searchbox', { name: word.search });
    await search.fill(word.find);
    await expect.poll(() => topics.getByRole('link').count()).toBe(1);
    expect(await topics.getByRole('link').innerText()).toBe(word.responsible);
    await search.fill('qqqq');
    await page.getByText(word.nothing).waitFor();
  });

  test('on a phone a topic and the list take turns, and its links stay in the language', async () => {
    const { page } = await visit(host, `${prefix}/help?topic=privacy`, { isPhone: true });
    const article = page.getByRole('article', { name: word.privacy });
    await article.waitFor();
    expect(await page.getByRole('navigation', { name: word.topics }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await article.getByRole('link', { name: word.all }).click();
    const topics = page.getByRole('navigation', { name: word.topics });
    await topics.getByRole('link', { name: word.privacy }).click();
    await article.getByRole('link', { name: word.link }).click();
    await page.getByRole('heading', { level: 1, name: word.feedback }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/feedback`);
  });

  test('stands at /helpmc without header and footer, with a way to the site', async () => {
    const { page } = await visit(host, `${prefix}/helpmc?topic=privacy`);
    await page.getByRole('article', { name: word.privacy }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page
      .getByRole('navigation', { name: word.topics })
      .getByRole('link', { name: word.responsible })
      .click();
    await page.waitForURL(/\/helpmc\?topic=responsible$/);
    await page.getByRole('link', { name: word.to }).click();
    await page.getByRole('banner').waitFor();
  });

  test('says when there is no such topic', async () => {
    const { page } = await visit(host, `${prefix}/help?topic=gone`);
    await page.getByText(word.gone).waitFor();
    await page.getByRole('navigation', { name: word.topics }).getByRole('link').first().waitFor();
  });
});

test('the footer leads to topics', async () => {
  const { page } = await visit(northbay);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('article', { name: 'Privacy' }).waitFor();
});

test('what does not load says so and comes with the next try', async () => {
  let isDown = true;
  const { page } = await visit(northbay, '/help', {
    before: (fresh) =>
      fresh.route('**/wps/system/helpCenter*', (route) => (isDown ? route.abort() : route.continue())),
    allowed: [/ERR_FAILED|Failed to load/],
  });
  await page.getByRole('alert').getByText('We couldn’t load the help centre').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('navigation', { name: 'Topics' }).waitFor();
});

test('hostile HTML in a topic, were it ever to pass the platform, runs nothing', async () => {
  const html = [
    '<p>Harmless words</p>',
    '<img src="/no-such-picture" onerror="window.ran = 1"><script>window.ran = 2</script>',
    '<a href="javascript:window.ran = 3">The javascript link</a>',
    '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe>',
  ].join('');
  const topics = [{ id: 'x', title: 'A topic', html, version: null }];
  const { page } = await visit(northbay, '/help', {
    before: (fresh) =>
      fresh.route('**/wps/system/helpCenter*', (route) =>
        route.fulfill({ json: { success: true, value: { topics } } }),
      ),
    allowed: [/Content Security Policy|Refused|violates|404/],
  });
  await page.getByText('Harmless words').waitFor();
  await page.getByText('The javascript link').click();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
