import { refused } from '@marquee/feature-core/testing';
import type { RouteValue } from '@marquee/contract/route';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderGames } from '../testing/renderGames.tsx';
import { lottery } from '../testing/samples.ts';
import { ResultsBoard } from './ResultsBoard.tsx';

type Results = RouteValue<'getDrawResults'>;

const resultOn = (date: string, special: string): Results['list'] => [
  {
    code: 'xs-ha-noi',
    remark: 'Hà Nội',
    gameId: 'xs-ha-noi',
    drawNumber: date,
    drawnAt: `${date}T11:15:00.000Z`,
    prizes: [
      { prize: 'DB', numbers: [special] },
      { prize: 'G7', numbers: ['26', '58'] },
    ],
  },
];

const none = {
  getOpenedNumbers: () => ({ list: [] }),
  getLotteryGames: () => ({ list: [lottery({ region: 'Northern' })] }),
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a region shows its latest day prize by prize, and another day when it is chosen', async () => {
  await renderGames(<ResultsBoard />, {
    answers: {
      ...none,
      getDrawResults: ({ query }: { query: { region?: string; date?: string } }) => {
        const date = query.date ?? '2026-11-23';
        return {
          region: 'Northern' as const,
          date,
          dates: ['2026-11-23', '2026-11-19'],
          list: resultOn(date, date === '2026-11-23' ? '83945' : '10288'),
        };
      },
      getPopularNumbers: () => ({ region: 'Northern' as const, draws: 2, list: [{ number: '45', hits: 3 }] }),
    },
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Special prize').nextSibling?.textContent).toBe('83945');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['83945', '26', '58']);
  expect(card.getByRole('link', { name: 'Hà Nội' }).getAttribute('href')).toBe('/game/xs-ha-noi');
  expect(card.getByText(/18:15/)).toBeTruthy();
  const popular = within(await screen.findByRole('region', { name: 'Popular numbers' }));
  expect(popular.getByText('3 times')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Draw day' }), '2026-11-19');
  expect(await screen.findByText('102')).toBeTruthy();
});

test('a region without results says so, and shows no number that was not drawn', async () => {
  await renderGames(<ResultsBoard />, {
    answers: {
      ...none,
      getDrawResults: () => ({ region: 'Northern' as const, date: null, dates: [], list: [] }),
      getPopularNumbers: () => ({ region: 'Northern' as const, draws: 0, list: [] }),
    },
  });
  expect(await screen.findByText('No results yet')).toBeTruthy();
  expect(screen.queryByText('Popular numbers')).toBeNull();
  expect(screen.queryByText('Latest draws')).toBeNull();
});

test('only regions that have lotteries here are asked about, and none where there are none', async () => {
  let list = [lottery({ region: 'Southern' })];
  const answers = {
    ...none,
    getLotteryGames: () => ({ list }),
    getDrawResults: ({ query }: { query: { region?: string } }) => ({
      region: query.region as 'Southern',
      date: null,
      dates: [],
      list: [],
    }),
  };
  await renderGames(<ResultsBoard />, { answers });
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['South']),
  );
  cleanup();
  sessionStorage.clear();
  list = [lottery({ region: null, isOfficial: false })];
  await renderGames(<ResultsBoard />, { answers });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull());
});

test('results that did not load are asked for again', async () => {
  let isDown = true;
  await renderGames(<ResultsBoard />, {
    answers: {
      ...none,
      getDrawResults: () => {
        if (isDown) throw refused('BUSY', { retryAfter: 2 });
        return {
          region: 'Northern' as const,
          date: '2026-11-23',
          dates: ['2026-11-23'],
          list: resultOn('2026-11-23', '83945'),
        };
      },
    },
  });
  expect(await screen.findByText('We couldn’t load the results')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hà Nội')).toBeTruthy();
});
