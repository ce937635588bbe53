import { describe, expect, test } from 'vitest';
import { hosts } from '../../harness/hosts.ts';
import { logIn } from '../../harness/logIn.ts';
import { everywhere } from './gameSites.ts';
import { en, vi } from './gameWords.ts';
import { useGamePages } from './useGamePages.ts';

const { visit, heading, tiles } = useGamePages();
const { senVang, northbay } = hosts;

describe.each(everywhere)('$host at root $root on $device', ({ host, root, text, isVietnamese, isPhone }) => {
  const found = isVietnamese ? 'Giếng Rồng' : 'Dragon Well';

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
