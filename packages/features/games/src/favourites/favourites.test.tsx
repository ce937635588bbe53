import { type Answers, memberOf, refused } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Lobby } from '../lobby/Lobby.tsx';
import { renderGames } from '../testing/renderGames.tsx';
import { game, gamesOf } from '../testing/samples.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const answers: Answers = {
  getGames: () => ({ list: gamesOf(3), total: 3, hasMore: false, isNear: false }),
  getFavouriteIds: () => ({ list: ['game-2'] }),
  getFavourites: () => ({ list: [], total: 0 }),
  getRecentGames: () => ({ list: [] }),
  getUnfinishedGames: () => ({ list: [] }),
};

const open = (changes: Answers = {}, session = memberOf(), at = '/games') =>
  renderGames(<Lobby path="/games" />, { at, session, answers: { ...answers, ...changes } });

const heart = (title: string) => screen.findByRole('button', { name: `Favourite: ${title}` });
const isFull = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

test('the hearts of favourites are full', async () => {
  await open();
  await waitFor(async () => expect(isFull(await heart('Game 2'))).toBe(true));
  expect(isFull(await heart('Game 1'))).toBe(false);
});

test('a press makes a game a favourite before the platform has answered, another takes it back', async () => {
  let answer = () => {};
  const { bodiesOf } = await open({
    addFavourite: () => new Promise((resolve) => (answer = () => resolve({ isFav: true }))),
  });
  await userEvent.click(await heart('Game 1'));
  expect(isFull(await heart('Game 1'))).toBe(true);
  expect(bodiesOf('addFavourite')).toEqual([{ nodeId: 'game-1' }]);
  await userEvent.click(await heart('Game 1'));
  expect(isFull(await heart('Game 1'))).toBe(false);
  expect(bodiesOf('removeFavourite')).toEqual([]);
  answer();
  await waitFor(() => expect(bodiesOf('removeFavourite')).toEqual([{ nodeId: 'game-1' }]));
});

test('what the platform refuses is undone, and said', async () => {
  const { toasts } = await open({
    removeFavourite: () => {
      throw refused('BUSY', { retryAfter: 2 });
    },
  });
  await waitFor(async () => expect(isFull(await heart('Game 2'))).toBe(true));
  await userEvent.click(await heart('Game 2'));
  await waitFor(() => expect(toasts()).toEqual(['Refused: BUSY']));
  expect(isFull(await heart('Game 2'))).toBe(true);
});

test('a guest is asked to log in, and nothing is sent or asked for', async () => {
  const { modals, countOf } = await renderGames(<Lobby path="/games" />, { at: '/games', answers });
  await userEvent.click(await heart('Game 1'));
  expect(modals().map(({ id }) => id)).toEqual(['login']);
  expect([countOf('addFavourite'), countOf('getFavouriteIds'), countOf('getRecentGames')]).toEqual([0, 0, 0]);
});

test('favourites and recent games have shelves of their own, of the kind that the lobby shows', async () => {
  const own: Answers = {
    getFavourites: () => ({
      list: [game({ nodeId: 'a', title: 'Reels' }), game({ nodeId: 'b', title: 'Table', category: 'live' })],
      total: 2,
    }),
    getRecentGames: () => ({ list: [game({ nodeId: 'c', title: 'Rocket', category: 'mini' })] }),
  };
  await open(own);
  const favourites = await screen.findByRole('region', { name: 'Your favourites' });
  expect(within(favourites).getAllByRole('listitem')).toHaveLength(2);
  const recent = await screen.findByRole('region', { name: 'Played recently' });
  expect(within(recent).getByRole('link', { name: 'Rocket' }).getAttribute('href')).toBe('/game/c');
  cleanup();
  await open(own, memberOf(), '/games?category=live');
  const live = await screen.findByRole('region', { name: 'Your favourites' });
  expect(
    within(live)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Table']);
  expect(screen.queryByRole('region', { name: 'Played recently' })).toBeNull();
});

test('whoever searches sees what is found alone', async () => {
  const { countOf } = await open({}, memberOf(), '/games?search=game');
  await screen.findByRole('link', { name: 'Game 1' });
  expect(countOf('getFavourites')).toBe(0);
});

test('favourites that did not load are asked for again', async () => {
  let isDown = true;
  await open({
    getFavourites: () => {
      if (isDown) throw refused('BUSY', { retryAfter: 2 });
      return { list: [game()], total: 1 };
    },
  });
  const shelf = await screen.findByRole('region', { name: 'Your favourites' });
  isDown = false;
  await userEvent.click(within(shelf).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: game().title })).toBeTruthy();
});

test('a game with an open round is offered first, and its tile leads right into it', async () => {
  await open({ getUnfinishedGames: () => ({ list: [game({ nodeId: 'kite', title: 'Kite Climb' })] }) });
  const shelf = await screen.findByRole('region', { name: 'Go on where you stopped' });
  expect(
    within(shelf)
      .getByRole('link', { name: /Kite Climb/ })
      .getAttribute('href'),
  ).toContain('/play/kite');
});
