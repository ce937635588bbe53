import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderGames } from '../testing/renderGames.tsx';
import { gamesOf } from '../testing/samples.ts';
import { GameRows } from './GameRows.tsx';

afterEach(cleanup);

const [game] = gamesOf(1);

test('a row tells who makes the game and of which kind it is', async () => {
  await renderGames(<GameRows games={[game!]} places={1} />);
  expect(screen.getByRole('listitem').textContent).toContain(`${game!.vendor}\u00A0· Slots`);
});

test('where all games are of one kind, no row says it again', async () => {
  await renderGames(<GameRows games={[game!]} places={1} isOfOneCategory />);
  const row = screen.getByRole('listitem').textContent;
  expect(row).toContain(game!.vendor);
  expect(row).not.toContain('Slots');
});
