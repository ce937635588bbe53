import { type Answers, refused } from '@marquee/feature-core/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { feature } from '../index.ts';
import { renderGames } from '../testing/renderGames.tsx';
import { game, gamesOf } from '../testing/samples.ts';
import type { Game } from '../catalogue/Game.ts';
import { Lobby } from './Lobby.tsx';

const listOf = (list: Game[], total = list.length, hasMore = false) => ({
  list,
  total,
  hasMore,
  isNear: false,
});

const answers: Answers = {
  getGames: ({ query: { after, pageSize = 36 } = {} }) => {
    const all = gamesOf(40);
    const start = all.findIndex(({ nodeId }) => nodeId === after) + 1;
    return listOf(all.slice(start, start + pageSize), all.length, start + pageSize < all.length);
  },
  getGameTypes: () => ({
    content: {
      live: { title: 'Live tables', games: 4, image: '/art/LOTUS/category/live.webp' },
      slots: { title: 'Slots', games: 9, image: '/art/LOTUS/category/slots.webp' },
    },
  }),
  getGameVendors: () => ({
    data: {
      lanes: [
        {
          title: 'Slots',
          gameType: 'slots',
          cards: [
            {
              vassalage: 'BANYAN',
              title: 'Banyan',
              gameType: 'slots',
              isGame: true,
              games: 9,
              image: '/b.webp',
            },
          ],
        },
        {
          title: 'Live',
          gameType: 'live',
          cards: [
            {
              vassalage: 'KITE',
              title: 'Kite Arena',
              gameType: 'live',
              isGame: true,
              games: 4,
              image: '/k.webp',
            },
          ],
        },
      ],
    },
  }),
};

const openLobby = (at = '/games', changes: Answers = {}) =>
  renderGames(<Lobby path="/games" />, { at, answers: { ...answers, ...changes } });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('shows games as links to their pages, and says how many there are', async () => {
  await openLobby();
  const link = await screen.findByRole('link', { name: 'Game 1' });
  expect(link.getAttribute('href')).toBe('/game/game-1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All games');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('40 games');
  expect(screen.getByText('Showing 36 of 40')).toBeTruthy();
});

test('a tile under the pointer offers to play, and a guest to try, unless it is closed or has no demo', async () => {
  const list = [
    game({ nodeId: 'a', title: 'Open' }),
    game({ nodeId: 'b', title: 'Real alone', hasDemo: false }),
    game({ nodeId: 'c', title: 'Closed', underMaintenance: true }),
  ];
  await renderGames(<Lobby path="/games" />, {
    at: '/games',
    answers: { ...answers, getGames: () => listOf(list) },
    site: { hasFlag: () => true, hasFeature: () => true },
  });
  const waysOf = async (title: string) => {
    const tile = (await screen.findByRole('link', { name: title })).closest('article')!;
    await userEvent.hover(tile);
    return within(tile)
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.getAttribute('href'));
  };
  expect(await waysOf('Open')).toEqual(['/play/a', '/play/a?demo=1']);
  expect(await waysOf('Real alone')).toEqual(['/play/b']);
  expect(await waysOf('Closed')).toEqual([]);
});

test('more games come by a button, and the address remembers that they are shown', async () => {
  const { address } = await openLobby();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more games' }));
  expect(await screen.findByRole('link', { name: 'Game 40' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Game 1' })).toBeTruthy();
  expect(address()).toBe('/games?pages=2');
  expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull();
});

test('the filters of the address are asked for and shown as chosen', async () => {
  const { callsTo } = await openLobby('/games?category=live&page=KITE&search=vang');
  await screen.findByRole('option', { name: 'Kite Arena' });
  expect(callsTo('getGames')[0]?.query).toMatchObject({ category: 'live', vendor: 'KITE', search: 'vang' });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a game' }).value).toBe('vang');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provider' }).value).toBe('KITE');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Live tables');
});

test('a vendor that has no game of this kind stays chosen', async () => {
  await openLobby('/games?category=live&page=BANYAN');
  await screen.findByRole('option', { name: 'Kite Arena' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provider' }).value).toBe('BANYAN');
});

test('a vendor is chosen into the address as `page`', async () => {
  const { address, callsTo } = await openLobby();
  await screen.findByRole('option', { name: 'Banyan' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Banyan');
  expect(address()).toBe('/games?page=BANYAN');
  await waitFor(() => expect(callsTo('getGames').at(-1)?.query).toMatchObject({ vendor: 'BANYAN' }));
});

test('every lobby of one kind that the specification names is a page, and its address stays its own', async () => {
  const lobbies = { '/live': 'live', '/sports': 'sports', '/fish': 'fishing', '/pvp': 'pvp' };
  for (const [path, category] of Object.entries(lobbies)) {
    const page = await feature.routes?.find(({ paths }) => paths.some((each) => each === path))?.load();
    const { address, callsTo } = await renderGames(page && <page.default />, { at: path, answers });
    await screen.findByRole('link', { name: 'Game 1' });
    expect(callsTo('getGames')[0]?.query).toMatchObject({ category });
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(address()).toBe(`${path}?pages=2`);
    cleanup();
  }
});

test('the list of slots is a lobby of its own address, with the vendor by `page`', async () => {
  const { address, callsTo } = await renderGames(<Lobby path="/rng" fixed="slots" />, {
    at: '/rng?page=BANYAN',
    answers,
  });
  await screen.findByRole('link', { name: 'Game 1' });
  expect(callsTo('getGames')[0]?.query).toMatchObject({ category: 'slots', vendor: 'BANYAN' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'All');
  expect(address()).toBe('/rng');
});

test('a search is made once the typing stops, letter by letter it is not', async () => {
  const { address, callsTo } = await openLobby();
  await screen.findByRole('link', { name: 'Game 1' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  for (const value of ['v', 'và', 'vàn', 'vàng']) {
    fireEvent.change(box, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(address()).toBe('/games');
  }
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(decodeURIComponent(address())).toBe('/games?search=vàng');
  expect(callsTo('getGames').map(({ query }) => query.search)).toEqual([undefined, 'vàng']);
  expect(box.value).toBe('vàng');
});

test('Enter searches at once, and a kind keeps what is searched for', async () => {
  const { address } = await openLobby();
  await userEvent.type(screen.getByRole('searchbox'), 'rồng{Enter}');
  expect(decodeURIComponent(address())).toBe('/games?search=rồng');
  await userEvent.click(await screen.findByRole('link', { name: 'Live tables' }));
  expect(decodeURIComponent(address())).toBe('/live?search=rồng');
});

test('where nothing is found the filters can be reset, the field too', async () => {
  const { address } = await openLobby('/games?category=live&search=xyz', {
    getGames: ({ query }) => listOf(query?.search ? [] : [game()]),
  });
  expect(await screen.findByText('No game matches “xyz”')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Reset filters' }));
  expect(address()).toBe('/games?category=live');
  expect(await screen.findByRole('heading', { name: '1 game' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a failure says what happened, and another try shows the games', async () => {
  let isDown = true;
  await openLobby('/games', {
    getGames: () => {
      if (isDown) throw refused('BUSY', { retryAfter: 2 });
      return listOf([game()]);
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Refused: BUSY');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lotus of the Moon' })).toBeTruthy();
});

test('a further page that fails leaves the first in sight', async () => {
  await openLobby('/games?pages=2', {
    getGames: ({ query }) => {
      if (query?.after) throw refused('BUSY', { retryAfter: 2 });
      return listOf(gamesOf(36), 40, true);
    },
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Game 36' })).toBeTruthy();
});

test('kinds and vendors stay in the session storage and are not asked for again', async () => {
  await openLobby();
  await screen.findByRole('option', { name: 'Banyan' });
  expect(JSON.parse(sessionStorage.getItem('gameType') ?? '').value.live.title).toBe('Live tables');
  expect(JSON.parse(sessionStorage.getItem('gameVendor') ?? '').value[0].cards[0].vassalage).toBe('BANYAN');
  cleanup();
  await openLobby('/games', { getGameTypes: () => ({ content: {} }) });
  expect(screen.getByRole('link', { name: 'Live tables' })).toBeTruthy();
});

test('what the session storage holds in another language, or garbled, is not used', async () => {
  sessionStorage.setItem(
    'gameType',
    '{"language":"vi","at":1,"value":{"live":{"title":"Sòng bài","games":1}}}',
  );
  sessionStorage.setItem('gameVendor', 'garbled');
  await openLobby();
  expect(await screen.findByRole('link', { name: 'Live tables' })).toBeTruthy();
  expect(screen.queryByText('Sòng bài')).toBeNull();
});

test('a closed game says so, others their badge and their return', async () => {
  await openLobby('/games', {
    getGames: () =>
      listOf([
        game({ nodeId: 'a', title: 'Open', badge: 'hot' }),
        game({ nodeId: 'b', title: 'Closed', underMaintenance: true }),
        game({ nodeId: 'c', title: 'Even', returnToPlayer: null }),
      ]),
  });
  const tile = async (title: string) =>
    (await screen.findByRole('link', { name: title })).closest('article')?.textContent;
  expect(await tile('Open')).toContain('HotRTP 96.5%');
  expect(await tile('Closed')).toContain('Maintenance');
  expect(await tile('Even')).toContain('From ₫200');
});

test('further filters stand behind a button, go into the address and are asked for', async () => {
  const { address, callsTo } = await openLobby();
  await screen.findByRole('link', { name: 'Game 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.click(screen.getByRole('button', { name: /^Bets from/ }));
  await userEvent.click(screen.getByRole('button', { name: '25 lines or more' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Feature' }), 'Free spins');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Volatility' }), 'High');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Return to player' }), '97% or more');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  expect(address()).toBe('/games?bet=0.1&lines=25&feature=freeSpins&volatility=high&rtp=97&sort=newest');
  await waitFor(() =>
    expect(callsTo('getGames').at(-1)?.query).toMatchObject({
      minBet: 1_000,
      lines: 25,
      feature: 'freeSpins',
      volatility: 'high',
      returnToPlayer: 97,
      sort: 'newest',
    }),
  );
  expect(screen.getByRole('button', { name: 'Filters (5)' }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '25 lines or more' }));
  expect(address()).not.toContain('lines');
});

test('filters of the address are in sight from the start, and lines are asked of reels alone', async () => {
  await openLobby('/games?category=live&rtp=96.5');
  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Return to player' });
  expect(field.value).toBe('96.5');
  expect(screen.queryByRole('button', { name: '25 lines or more' })).toBeNull();
});

test('where no game has all that is asked for the filters can be reset', async () => {
  const { address } = await openLobby('/games?lines=25&volatility=low', {
    getGames: ({ query }) => listOf(query?.lines ? [] : [game()]),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Reset filters' }));
  expect(address()).toBe('/games');
  expect(await screen.findByRole('link', { name: game().title })).toBeTruthy();
});

test('games that are only spelt like the search are shown as such', async () => {
  await openLobby('/games?search=rogn', { getGames: () => ({ ...listOf([game()]), isNear: true }) });
  expect(await screen.findByText(/“rogn”/)).toBeTruthy();
  expect(screen.getByRole('link', { name: game().title })).toBeTruthy();
});

test('news about games of the kind run by, each leading to its game', async () => {
  await openLobby('/games?category=live', {
    getGameAnnouncements: () => ({
      written: [],
      list: [
        { kind: 'maintenance', game: game({ nodeId: 'a', title: 'Table', category: 'live' }) },
        { kind: 'new', game: game({ nodeId: 'b', title: 'Reels' }) },
      ],
    }),
  });
  const news = await screen.findByRole('region', { name: 'News about games' });
  const link = within(news).getAllByRole('link', { name: 'Under maintenance: Table' })[0];
  expect(link?.getAttribute('href')).toBe('/game/a');
  expect(news.textContent).not.toContain('Reels');
});

test('sports lead with their matches until something is looked for', async () => {
  const list = [
    {
      id: 'coast:1',
      game: game({ nodeId: 'coast', category: 'sports' }),
      sides: ['Silver Wave', 'Pine Forest'],
      startsAt: '2030-05-06T09:15:00.000Z',
      isLive: false,
      score: null,
      odds: [],
    },
  ];
  const shown = { answers: { ...answers, getFixtures: () => ({ list }) } };
  await renderGames(<Lobby path="/sports" fixed="sports" />, { at: '/sports', ...shown });
  expect(await screen.findByText('Silver Wave')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '40 betting lobbies' })).toBeTruthy();
  cleanup();
  await renderGames(<Lobby path="/sports" fixed="sports" />, { at: '/sports?search=coast', ...shown });
  await screen.findByRole('link', { name: 'Game 1' });
  expect(screen.queryByText('Silver Wave')).toBeNull();
  cleanup();
  await renderGames(<Lobby path="/rng" fixed="slots" />, { at: '/rng', ...shown });
  await screen.findByRole('link', { name: 'Game 1' });
  expect(screen.queryByText('Silver Wave')).toBeNull();
});
