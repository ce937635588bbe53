import { expect, test } from 'vitest';
import { useBrowser } from '../harness/browser.ts';
import { hosts } from '../harness/hosts.ts';
import { said } from '../harness/said.ts';

const { visit } = useBrowser();
const { senVang, northbay } = hosts;

test('each address of the site is measured from the browser, one that does not answer is shown as such', async () => {
  const say = said.en;
  const { page } = await visit(senVang, '/en/speed.html', {
    allowed: [/ERR_FAILED/],
    before: (fresh) => fresh.route('http://sen-vang-2.localhost:*/**', (route) => route.abort()),
  });
  const lines = page.getByRole('list', { name: say('Addresses') }).getByRole('listitem');
  const [here, other] = [
    lines.filter({ hasText: senVang }),
    lines.filter({ hasText: 'sen-vang-2.localhost' }),
  ];
  await page.getByRole('button', { name: say('Measure'), exact: true }).click();
  await other.getByText(say('No answer')).waitFor();
  await here.getByText(say('Fastest'), { exact: true }).waitFor();
  await page.unroute('http://sen-vang-2.localhost:*/**');
  await page.getByRole('button', { name: say('Measure again') }).click();
  await expect.poll(() => lines.getByText(/^\d+ ms$/).count()).toBe(2);
  await page.getByText(/answers fastest/).waitFor();
  const best = await page.evaluate(() => localStorage.getItem('bestLine'));
  expect(JSON.parse(best ?? '{}')).toMatchObject({
    domain: expect.stringMatching(/^sen-vang(-2)?\.localhost$/),
  });
  await other.getByRole('link').click();
  await page.waitForURL(/^http:\/\/sen-vang-2\.localhost:\d+\//);
});

test('the footer leads to the speed test, which is there before any script', async () => {
  const { page } = await visit(northbay, '/');
  await page.getByRole('contentinfo').locator('a[href="/speed.html"]').click();
  await page.getByRole('heading', { level: 1, name: said.en('Speed test') }).waitFor();
  const html = await page.evaluate(async () => (await fetch('/speed.html')).text());
  expect(html).toContain('northbay-2.localhost');
});
