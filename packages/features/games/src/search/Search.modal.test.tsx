import { localStore } from '@marquee/feature-core';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderGames } from '../testing/renderGames.tsx';
import { gamesOf } from '../testing/samples.ts';
import Search from './Search.modal.tsx';

beforeEach(() => localStore.remove('searches'));
afterEach(cleanup);

const type = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Name or provider' }), text);

test('what is typed finds games, the way to all of them, and is offered again the next time', async () => {
  const getGames = vi.fn<() => object>(() => ({ list: gamesOf(6), total: 9, hasMore: true, isNear: false }));
  await renderGames(<Search onClose={() => {}} />, { answers: { getGames: getGames as never } });
  await type('lotus');
  const first = await screen.findByRole('link', { name: 'Game 1' });
  expect(first.getAttribute('href')).toBe('/game/game-1');
  expect(screen.getByRole('link', { name: 'All 9 games' }).getAttribute('href')).toBe('/games?search=lotus');
  await userEvent.click(first);
  cleanup();
  await renderGames(<Search onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'lotus' }));
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('lotus');
});

test('names that are only much like it are said to be that, and none is said to be none', async () => {
  let list = gamesOf(1);
  const answers = { getGames: () => ({ list, total: list.length, hasMore: false, isNear: true }) };
  await renderGames(<Search onClose={() => {}} />, { answers });
  await type('lotsu');
  expect(await screen.findByText('Nothing is called exactly that. Did you mean one of these?')).toBeTruthy();
  list = [];
  await type('xx');
  expect(await screen.findByText(/Nothing here is called “lotsuxx”/)).toBeTruthy();
});

test('what was searched for is forgotten on request', async () => {
  localStore.set('searches', JSON.stringify(['koi']));
  await renderGames(<Search onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button', { name: 'koi' })).toBeNull();
  expect(localStore.get('searches')).toBeUndefined();
});
