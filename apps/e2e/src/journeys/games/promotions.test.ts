import { describe, test } from 'vitest';
import { hosts } from '../../harness/hosts.ts';
import { useGamePages } from './useGamePages.ts';

const { visit, heading, tiles } = useGamePages();
const { senVang, northbay } = hosts;

describe.each([
  [
    northbay,
    '/promotions',
    'Promotions',
    'Weekend rebate of 0.8%',
    'Opposite bets in the same round do not count.',
    false,
  ],
  [northbay, '/vi/promotions', 'Khuyến mãi', 'Hoàn trả cuối tuần 0,8%', 'Cược hai bên đối nhau', true],
  [senVang, '/promotions', 'Khuyến mãi', 'Hoàn trả cuối tuần 0,8%', 'Cược hai bên đối nhau', false],
  [
    senVang,
    '/en/promotions',
    'Promotions',
    'Weekend rebate of 0.8%',
    'Opposite bets in the same round',
    true,
  ],
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
  await page.getByText('We couldn’t load the promotions').waitFor();
  await page.unroute('**/wps/message/promotions*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await tiles(page).nth(5).waitFor();
});
