import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

test('the footer leads to a topic, which has an address of its own and names the page', async () => {
  const { page } = await visit(northbay, '/', { scheme: 'dark' });
  const privacy = page.getByRole('contentinfo').locator('a[href$="/help?topic=privacy"]');
  // What a browser leaves out until it is near has no inner text.
  const title = (await privacy.textContent()) ?? '';
  await privacy.click();
  await page.waitForURL(/\/help\?topic=privacy$/);
  await page.getByRole('article', { name: title }).waitFor();
  await expect.poll(() => page.title()).toContain(title);
  const topics = page.getByRole('navigation', { name: said.en('Topics') });
  await topics.locator('a[href$="?topic=responsible"]').and(page.locator(':not([aria-current])')).click();
  await topics.locator('a[href$="?topic=responsible"][aria-current="page"]').waitFor();
  await page.goBack();
  await page.getByRole('article', { name: title }).waitFor();
});

test('on a phone a topic and the list take turns, and links of its text stay in the language', async () => {
  const say = said.vi;
  const { page } = await visit(northbay, '/vi/help?topic=privacy', { isPhone: true });
  const topics = page.getByRole('navigation', { name: say('Topics') });
  const article = page.getByRole('article');
  await article.waitFor();
  expect(await topics.isVisible()).toBe(false);
  await article.getByRole('link', { name: say('All topics') }).click();
  await topics.locator('a[href$="?topic=privacy"]').click();
  await topics.waitFor({ state: 'hidden' });
  await article.locator('a[href$="/feedback"]').click();
  await page.waitForURL(/\/vi\/feedback$/);
  await page.getByRole('heading', { level: 1, name: say('Feedback') }).waitFor();
});

test('the help centre of /helpmc stands without the frame, with a way to the site', async () => {
  const say = said.vi;
  const { page } = await visit(senVang, '/helpmc?topic=privacy');
  await page.getByRole('article').waitFor();
  expect(await page.getByRole('banner').or(page.getByRole('contentinfo')).count()).toBe(0);
  const topics = page.getByRole('navigation', { name: say('Topics') });
  await topics.locator('a[href$="/helpmc?topic=responsible"]').click();
  await page.waitForURL(/\/helpmc\?topic=responsible$/);
  await page.getByRole('link', { name: say('{name} home', { name: 'Sen Vàng' }) }).click();
  await page.getByRole('banner').waitFor();
});

test('hostile HTML in a topic, were it ever to pass the platform, runs nothing', async () => {
  const html = [
    '<p id="harmless">Harmless words</p>',
    '<img src="/no-such-picture" onerror="window.ran = 1"><script>window.ran = 2</script>',
    '<a href="javascript:window.ran = 3">The javascript link</a>',
    '<iframe srcdoc="<script>parent.ran = 4</script>"></iframe>',
  ].join('');
  const topics = [{ id: 'x', title: 'A topic', html, version: null }];
  // The page itself comes with its texts: they are asked for on the way to it.
  const { page } = await visit(northbay, '/promotions', {
    before: (fresh) =>
      fresh.route('**/wps/system/helpCenter*', (route) =>
        route.fulfill({ json: { success: true, value: { topics } } }),
      ),
    allowed: [/Content Security Policy|Refused|violates|404/],
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/help');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByText('Harmless words').waitFor();
  await page.getByText('The javascript link').click();
  // Whatever was begun by then has run once a frame of a document's own has loaded beside it.
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    const loaded = new Promise((done) => frame.addEventListener('load', done));
    document.body.append(frame);
    await loaded;
    await Promise.all(
      [...document.images].map((image) => image.complete || image.decode().catch(() => undefined)),
    );
  });
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test.each([senVang, northbay])('every link of the topics of %s leads to a page of the site', async (host) => {
  const { page } = await visit(host, '/en/help');
  const dead = await page.evaluate(async () => {
    const answer = await fetch('/wps/system/helpCenter', { headers: { 'X-Language': 'en' } });
    const { value } = (await answer.json()) as { value: { topics: { html: string }[] } };
    const texts = value.topics.map(({ html }) => new DOMParser().parseFromString(html, 'text/html'));
    const links = texts.flatMap((text) =>
      [...text.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    );
    const answers = await Promise.all(
      [...new Set(links)].map(async (href) => ({ href, status: (await fetch(href)).status })),
    );
    if (answers.length < 8) throw new Error(`There are ${answers.length} links.`);
    return answers.filter(({ status }) => status !== 200);
  });
  expect(dead).toEqual([]);
});

test('the first steps stand with pictures before their topic’s text, and lead to the pages that they name', async () => {
  const { page } = await visit(senVang, '/en/help?topic=start', { isPhone: true });
  const steps = page.getByRole('list', { name: said.en('The first steps') });
  await expect.poll(() => steps.getByRole('listitem').count()).toBe(6);
  await steps.getByRole('link', { name: said.en('All games') }).click();
  await page.waitForURL(/\/en\/games$/);
});
