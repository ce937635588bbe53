import { memberOf, refused } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderGames } from '../testing/renderGames.tsx';
import { game } from '../testing/samples.ts';
import type { Room } from './RoomCard.tsx';
import { Rooms } from './Rooms.tsx';

afterEach(cleanup);

const room: Room = {
  room: 'caro-1',
  game: game(),
  stake: 20_000,
  currency: 'VND',
  rakePercent: 3,
  seats: 2,
  taken: 1,
  isPlaying: false,
};

test('a room tells its stake, its fee and who is there', async () => {
  await renderGames(<Rooms />, {
    answers: { getPvpRooms: () => ({ rooms: [room, { ...room, room: 'caro-2', isPlaying: true }] }) },
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toMatch(/20,000.*3% of the pot.*1 of 2 seats taken/);
  expect(second?.textContent).toMatch(/A game is under way/);
});

test('a member goes in by the room’s own address, and is told where that fails', async () => {
  const onOpen = vi.fn<(url: string) => void>();
  let isDown = true;
  const { toasts } = await renderGames(<Rooms onOpen={onOpen} />, {
    session: memberOf(),
    answers: {
      getPvpRooms: () => ({ rooms: [room] }),
      launchPvpRoom: () => {
        if (isDown) throw refused('GAME_UNAVAILABLE');
        return {
          content: { url: 'https://vendor.example/room', mode: 'real', expiresAt: '2026-11-23T00:00:00Z' },
        };
      },
    },
  });
  const card = within(await screen.findByRole('listitem'));
  await userEvent.click(card.getByRole('button', { name: 'Enter the room' }));
  await vi.waitFor(() => expect(toasts()).toEqual(['The room didn’t open. Please try again.']));
  isDown = false;
  await userEvent.click(card.getByRole('button', { name: 'Enter the room' }));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledWith('https://vendor.example/room'));
});

test('where no rooms stand open there is no list', async () => {
  const getPvpRooms = vi.fn<() => { rooms: Room[] }>(() => ({ rooms: [] }));
  const { container } = await renderGames(<Rooms />, { answers: { getPvpRooms } });
  await vi.waitFor(() => expect(getPvpRooms).toHaveBeenCalled());
  expect(within(container).queryByRole('list')).toBeNull();
});
