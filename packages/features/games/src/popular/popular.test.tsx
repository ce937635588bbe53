import { refused } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { homeAnswer } from '../testing/homeAnswer.ts';
import { renderGames } from '../testing/renderGames.tsx';
import PopularEmblems from './PopularEmblems.slot.tsx';
import PopularList from './PopularList.slot.tsx';
import PopularTiles from './PopularTiles.slot.tsx';

afterEach(cleanup);

test.each([
  ['tiles', PopularTiles, 12],
  ['emblems', PopularEmblems, 8],
  ['a list by rank', PopularList, 9],
])('as %s the home page’s own answer is shown, and no games are asked for', async (_look, Popular, count) => {
  const { callsTo } = await renderGames(<Popular />, { answers: { getHome: () => homeAnswer() } });
  await screen.findByRole('link', { name: `Game ${count}` });
  const games = within(screen.getByRole('list')).getAllByRole('link');
  expect(games).toHaveLength(count);
  expect(games[0]?.getAttribute('href')).toBe('/game/game-1');
  expect(callsTo('getGames')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'See all: Games' }).getAttribute('href')).toBe('/games');
});

test('a failure can be tried again, and none is said to be none', async () => {
  let isDown = true;
  await renderGames(<PopularTiles />, {
    answers: {
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
