import { type Answers, refused } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { homeAnswer } from '../testing/homeAnswer.ts';
import { renderGames } from '../testing/renderGames.tsx';
import { gamesOf } from '../testing/samples.ts';
import HomePopular from './HomePopular.slot.tsx';

const answers: Answers = {
  getHome: () => homeAnswer(),
  getMenuSettings: () => [
    { id: 'home', labelName: 'Home', category: null, path: '/' },
    { id: 'live', labelName: 'Live tables', category: 'live', path: '/games?category=live' },
  ],
  getGames: () => ({
    list: gamesOf(3, { category: 'live', vendor: 'Kite' }),
    total: 3,
    hasMore: false,
    isNear: false,
  }),
};

const tiles = () => screen.queryAllByRole('link', { name: /^Game \d+$/ });

afterEach(cleanup);

test('shows what the home page’s own answer holds, and asks for no games', async () => {
  const { callsTo } = await renderGames(<HomePopular />, { answers });
  await screen.findByRole('link', { name: 'Game 12' });
  expect(tiles()).toHaveLength(12);
  expect(callsTo('getGames')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'See all: Games' }).getAttribute('href')).toBe('/games');
});

test('a tab of the navigation’s kinds shows games of that kind, and where all of them are', async () => {
  const { callsTo } = await renderGames(<HomePopular />, { answers });
  await userEvent.click(await screen.findByRole('tab', { name: 'Live tables' }));
  await screen.findAllByText('Kite');
  expect(tiles()).toHaveLength(3);
  expect(callsTo('getGames')[0]?.query).toMatchObject({ category: 'live' });
  expect(screen.getByRole('link', { name: 'See all: Games' }).getAttribute('href')).toBe(
    '/games?category=live',
  );
  expect(screen.queryByRole('tab', { name: 'Home' })).toBeNull();
});

test('a failure can be tried again, and none is said to be none', async () => {
  let isDown = true;
  await renderGames(<HomePopular />, {
    answers: {
      ...answers,
      getHome: () => {
        if (isDown) throw refused('BUSY', { retryAfter: 2 });
        return homeAnswer({ popular: [] });
      },
    },
  });
  await screen.findByRole('alert');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no games here yet')).toBeTruthy();
});
