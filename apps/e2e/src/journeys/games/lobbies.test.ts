import { describe, expect, test } from 'vitest';
import { hosts } from '../../harness/hosts.ts';
import { everywhere, sites } from './gameSites.ts';
import { en } from './gameWords.ts';
import { useGamePages } from './useGamePages.ts';

const { visit, heading, tiles } = useGamePages();

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
});

test.each(['/live', '/sports', '/fish', '/pvp'])('%s is the lobby of its kind', async (path) => {
  const { page } = await visit(hosts.northbay, path);
  await tiles(page).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(en.all);
});
