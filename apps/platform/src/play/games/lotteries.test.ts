import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';

const { visit } = openTestSite();

const codes = async (prizeMode?: 'fixed' | 'jackpot') => {
  const { value } = await visit().call('getLotteryGames', { query: prizeMode ? { prizeMode } : {} });
  return value?.list.map(({ code }) => code) ?? [];
};

test('lotteries are asked for by how they pay: each pays one way', async () => {
  const [all, fixed, jackpot] = [await codes(), await codes('fixed'), await codes('jackpot')];
  expect(jackpot).toEqual(['mega-645', 'power-655']);
  expect([...fixed, ...jackpot].toSorted()).toEqual(all.toSorted());
});

test('menus hold what pays so alone', async () => {
  const { value } = await visit().call('getLotteryMenus', { query: { prizeMode: 'jackpot' } });
  const shown = value?.menus.flatMap(({ gameMenus }) => gameMenus.map(({ code }) => code));
  expect(shown).toEqual(['mega-645', 'power-655']);
});

test('the site has the other lotteries by fives, phones and apps in one group', async () => {
  const menusOn = async (device?: 'WEB' | 'H5' | 'APP') =>
    (await visit().call('getLotteryMenus', { query: device ? { device } : {} })).value?.menus ?? [];
  const [site, phone, app] = [await menusOn('WEB'), await menusOn('H5'), await menusOn('APP')];
  expect(site).toEqual(await menusOn());
  expect(phone).toEqual(app);
  expect(phone.length).toBeLessThan(site.length);
  const all = (menus: typeof site) => menus.flatMap(({ gameMenus }) => gameMenus);
  expect(all(phone)).toEqual(all(site));
});

test('the lobby is a page of the host that was asked, of all lotteries or of one', async () => {
  const urlOf = async (query: object) => (await visit().call('getLotteryLobby', { query })).value?.gameUrl;
  expect(await urlOf({})).toBe('http://sen-vang.localhost/lottery');
  expect(await urlOf({ gameCode: 'mega-645', prizeMode: 'jackpot' })).toBe(
    'http://sen-vang.localhost/lottery?gameCode=mega-645',
  );
  expect(await urlOf({ device: 'APP' })).toMatch(/\/lottery\?t=\d{13}$/);
});

test('a lottery that is not there, or pays another way, has no lobby', async () => {
  for (const query of [{ gameCode: 'nowhere' }, { gameCode: 'mega-645', prizeMode: 'fixed' as const }])
    expect((await visit().call('getLotteryLobby', { query })).error?.code).toBe('NOT_FOUND');
});
