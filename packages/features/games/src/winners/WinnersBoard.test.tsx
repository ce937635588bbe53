import { refused } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { homeAnswer, winnersOf } from '../testing/homeAnswer.ts';
import { renderGames } from '../testing/renderGames.tsx';
import WinnersBoard from './WinnersBoard.slot.tsx';

const openBoard = (count: number) =>
  renderGames(<WinnersBoard />, {
    answers: { getHome: () => homeAnswer({ winnerBoard: winnersOf(count) }) },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 10), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('tells who won, hidden in part, in which game, how much and when', async () => {
  await openBoard(2);
  const [row] = await screen.findAllByRole('listitem');
  expect(row?.textContent).toContain('ng***00');
  expect(row?.textContent).toContain('₫1,250,000');
  expect(row?.textContent).toContain('1 minute ago');
  expect(within(row!).getByRole('link', { name: 'Lotus of the Moon' }).getAttribute('href')).toBe(
    '/game/moon-lotus',
  );
});

test('each win is read out once, although the list moves in a circle', async () => {
  await openBoard(20);
  await screen.findByText('Recent wins');
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
});

test('the moving list is stopped and let go by a button', async () => {
  await openBoard(20);
  await userEvent.click(await screen.findByRole('button', { name: 'Pause the list' }));
  expect(document.querySelector('[data-paused]')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Resume the list' }));
  expect(document.querySelector('[data-paused]')).toBeNull();
});

test('a short list stands still and needs no button', async () => {
  await openBoard(6);
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('button')).toBeNull();
});

test('no wins leave nothing behind, and a failure can be tried again', async () => {
  const { container } = await openBoard(0);
  await vi.waitFor(() => expect(container.querySelector('section')).toBeNull());
  cleanup();
  await renderGames(<WinnersBoard />, {
    answers: {
      getHome: () => {
        throw refused('BUSY', { retryAfter: 2 });
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
