import type { BodyOf, QueryOf } from '@marquee/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestSite } from '../../../identity/session/testing/openTestSite.ts';
import { openStaff, type TestStaff } from '../../../staff/testing/openStaff.ts';

const site = openTestSite();
const { platform, visit, moveClock } = site;
const { hire } = openStaff(site);
let person: TestStaff;
beforeAll(async () => {
  person = await hire('games');
});

const look = async (query: QueryOf<'getStaffGames'> = {}) => {
  const { value, text } = await person.visitor.call('getStaffGames', { query });
  if (!value) throw new Error(text);
  return value;
};
const change = (body: Omit<BodyOf<'changeStaffGames'>, 'reason'>) =>
  person.visitor.call('changeStaffGames', { body: { ...body, reason: 'As the vendor asked.' } });
const lobby = async () => {
  const { value } = await visit().call('getGames', { query: { pageSize: 60 } });
  return value?.list.map(({ nodeId }) => nodeId) ?? [];
};

test('a game that is taken out leaves the lobby, its page and its launch, and comes back', async () => {
  const player = visit();
  await player.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  const [first = ''] = await lobby();
  expect((await change({ games: [first], isOffered: false })).value).toEqual({ changed: 1 });
  expect(await lobby()).not.toContain(first);
  expect((await player.call('getGameInfo', { query: { gameId: first } })).error?.code).toBe('NOT_FOUND');
  expect((await player.call('launchGame', { body: { gameId: first } })).error?.code).toBe('GAME_UNAVAILABLE');
  const { games } = await look({ state: 'withheld' });
  expect(games.map(({ id }) => id)).toEqual([first]);
  // Said twice, it changes nothing.
  expect((await change({ games: [first], isOffered: false })).value).toEqual({ changed: 0 });
  await change({ games: [first], isOffered: true });
  expect((await lobby())[0]).toBe(first);
});

test('a vendor is put under maintenance with all of its games, and the trail names each', async () => {
  const { vendors } = await look();
  const vendor = vendors.find(({ games }) => games > 1);
  expect(
    (await change({ vendor: vendor?.vendor ?? '', maintenance: { startsAt: null, endsAt: null } })).value
      ?.changed,
  ).toBe(vendor?.games);
  expect((await look()).vendors.find(({ name }) => name === vendor?.name)?.underMaintenance).toBe(
    vendor?.games,
  );
  const owner = await hire('owner');
  const { value } = await owner.visitor.call('getStaffActions', { query: { operation: 'changeStaffGames' } });
  expect(value?.actions[0]?.changes).toMatchObject([{ field: 'maintenanceStartsAt', before: null }]);
  await change({ vendor: vendor?.vendor ?? '', maintenance: null });
});

test('what is planned closes, tells its end and opens by itself, and nobody has to restart anything', async () => {
  const now = () => platform().services.clock.now().getTime();
  const inMinutes = (minutes: number) => new Date(now() + minutes * 60_000).toISOString();
  const player = visit();
  await player.call('login', { body: { type: 'username', username: 'player1', password: 'Marquee-2026' } });
  const [first = ''] = await lobby();
  const told = async () => {
    const { value } = await player.call('getGameInfo', { query: { gameId: first } });
    return [value?.game.underMaintenance, value?.game.maintenance];
  };
  const launch = async () => (await player.call('launchGame', { body: { gameId: first } })).error?.code;
  const window = { startsAt: inMinutes(20), endsAt: inMinutes(80) };
  expect((await change({ games: [first], maintenance: window })).value).toEqual({ changed: 1 });
  expect(await told()).toEqual([false, window]);
  expect((await look({ state: 'planned' })).games.map(({ id }) => id)).toEqual([first]);
  expect(await launch()).not.toBe('GAME_UNDER_MAINTENANCE');
  await moveClock(20 * 60);
  expect(await told()).toEqual([true, window]);
  expect(await launch()).toBe('GAME_UNDER_MAINTENANCE');
  expect((await look({ state: 'maintenance' })).games[0]).toMatchObject({
    id: first,
    isUnderMaintenance: true,
  });
  // It takes longer: the end moves, the beginning stays.
  const later = inMinutes(90);
  await change({ games: [first], maintenance: { startsAt: null, endsAt: later } });
  expect(await told()).toEqual([true, { startsAt: window.startsAt, endsAt: later }]);
  await moveClock(90 * 60);
  expect(await told()).toEqual([false, null]);
  person = await hire('games');
  expect(await launch()).not.toBe('GAME_UNDER_MAINTENANCE');
});

test('a plan is called off, and one that makes no sense is refused by its field', async () => {
  const now = platform().services.clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const [first = ''] = await lobby();
  const field = async (startsAt: string | null, endsAt: string | null) =>
    (await change({ games: [first], maintenance: { startsAt, endsAt } })).error?.details?.fields?.[0]?.field;
  expect(await field(at(-1), null)).toBe('maintenance.startsAt');
  expect(await field(at(30), at(20))).toBe('maintenance.endsAt');
  expect(await field(null, at(61 * 24 * 60))).toBe('maintenance.endsAt');
  await change({ games: [first], maintenance: { startsAt: at(30), endsAt: null } });
  expect((await look({ state: 'planned' })).games).toHaveLength(1);
  await change({ games: [first], maintenance: null });
  expect((await look({ state: 'planned' })).games).toEqual([]);
});

test('hot games and marks are what staff says', async () => {
  const all = await lobby();
  const last = all.at(-1) ?? '';
  await change({ games: [last], isHot: true, label: 'exclusive' });
  const { value } = await visit().call('getHotGames');
  expect(value?.list[0]).toMatchObject({ nodeId: last, badge: 'exclusive' });
  await change({ games: [last], isHot: false, label: null });
  const { games } = await look({ search: last });
  expect(games[0]).toMatchObject({ hotRank: null, label: null });
});

test('a game is moved within the order, unless it is no longer where it was seen', async () => {
  const [one = '', two = '', three = ''] = await lobby();
  const move = (from: number, to: number) =>
    person.visitor.call('moveStaffGame', { body: { game: three, from, to, reason: 'A campaign.' } });
  expect((await move(3, 1)).value).toEqual({ place: 1 });
  expect((await lobby()).slice(0, 3)).toEqual([three, one, two]);
  expect((await move(3, 1)).error?.code).toBe('SETTINGS_CHANGED');
  expect((await look({ search: three })).games[0]?.place).toBe(1);
  await move(1, 3);
  expect((await lobby()).slice(0, 3)).toEqual([one, two, three]);
});

test('what is not there is refused whole', async () => {
  const [first = ''] = await lobby();
  expect((await change({ games: [first, 'no-such-game'], isOffered: false })).error?.code).toBe('NOT_FOUND');
  expect(await lobby()).toContain(first);
  expect((await change({ vendor: 'NOBODY', isOffered: false })).error?.code).toBe('NOT_FOUND');
  expect((await change({ isOffered: false })).error?.code).toBe('INVALID_INPUT');
});

test('another merchant’s catalogue stays as it is', async () => {
  const at = async () => (await visit({ host: 'northbay.localhost' }).call('getGames', { query: {} })).value;
  const before = await at();
  const { vendors } = await look();
  for (const { vendor } of vendors) await change({ vendor, isOffered: false });
  expect(await lobby()).toEqual([]);
  expect(await at()).toEqual(before);
  for (const { vendor } of vendors) await change({ vendor, isOffered: true });
});
