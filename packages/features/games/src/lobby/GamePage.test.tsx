import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderGames } from '../testing/renderGames.tsx';
import { gamesOf } from '../testing/samples.ts';
import { GamePage } from './GamePage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = async (name: string) => {
  const { container } = await renderGames(<GamePage games={gamesOf(36)} isFirst name={name} />);
  return container.querySelector<HTMLElement>('div:has(> [class*="pieces"])');
};

test('all pieces but the first wait for the rest of the page', async () => {
  const page = await open('waiting');
  await screen.findByRole('link', { name: 'Game 36' });
  expect([...page!.children].map((piece) => piece.hasAttribute('data-later'))).toEqual([false, true, true]);
});

test('a page that comes back piece by piece is as tall as it was, so that the place on it is there', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2400);
  expect((await open('left'))?.style.blockSize).toBeFalsy();
  await screen.findByRole('link', { name: 'Game 36' });
  cleanup();
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  expect((await open('left'))?.style.blockSize).toBe('2400px');
  expect(screen.queryByRole('link', { name: 'Game 36' })).toBeNull();
  cleanup();
  expect((await open('another'))?.style.blockSize).toBeFalsy();
});
