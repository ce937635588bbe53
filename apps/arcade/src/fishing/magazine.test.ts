import { expect, test, vi } from 'vitest';
import { createSeats } from '../launch/createSeats.ts';
import type { Seat } from '../launch/Seat.ts';
import { createSolo, type Refused, type ShownSolo } from '../solo/createSolo.ts';
import { openStore } from '../store/openStore.ts';
import { type FishingView, magazine } from './createFishingRules.ts';
import { fishingRules } from './fishingRules.ts';

const store = openStore(':memory:');
const seats = createSeats(store);
const who = { brand: 'BRAND', vendor: 'NINETIDES', game: 'nine-tides-hunt', token: 'token' } as const;
const seatOf = (player: string): Seat =>
  seats.open(
    { ...who, player, currency: 'VND', mode: 'real', language: 'vi', lobbyUrl: 'http://brand.example/' },
    0,
  ).seat;

/** The arcade's solo rounds on one store at a time of day, as after a start. */
const startAt = (now: number) => {
  const settled = vi.fn<(...told: unknown[]) => void>();
  const solo = createSolo({
    store,
    seats,
    cashier: { bet: async () => ({}), rollback: () => undefined, settle: settled, taken: () => [] },
    rulesOf: () => fishingRules.fishTides,
    limitsOf: () => ({ min: 1_000, max: 1_000_000 }),
    recallOf: (id) => id,
    clock: () => now,
  });
  solo.start();
  return { solo, settled };
};
const round = (told: ShownSolo | Refused): ShownSolo => {
  if ('id' in told) return told;
  throw new Error(told.refused);
};
const shotsOf = (one: ShownSolo | null | undefined) => (one?.state as FishingView | undefined)?.shots ?? [];
const sharks = (from: number, count: number) => ({
  from,
  fish: Array.from({ length: count }, () => 'shark'),
});

test('a magazine goes on after the program was killed, and pays once it is shot out', async () => {
  const seat = seatOf('lan');
  const first = startAt(0);
  const { id } = round(await first.solo.play(seat, 'ask-of-lan', { stake: 2_000 }));
  await first.solo.act(seat, id, sharks(0, 3));
  first.solo.stop();

  const { solo, settled } = startAt(60_000);
  expect(shotsOf(solo.look(seat).open)).toHaveLength(3);
  // The page did not see the answer to its last call, and sends it again.
  expect(round(await solo.act(seat, id, sharks(0, 3))).isOver).toBe(false);
  expect(settled).not.toHaveBeenCalled();
  const over = round(await solo.act(seat, id, sharks(3, magazine - 3)));
  const won = shotsOf(over).reduce((sum, { pays }) => sum + pays, 0) * 100;
  expect(over).toMatchObject({ isOver: true, win: won });
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.anything(), id, [{ bet: `${id}.bet`, amount: won }]);
  solo.stop();
});

test('a magazine that nobody comes back to is shot at the surest fish, by a program that was stopped meanwhile', async () => {
  const seat = seatOf('minh');
  const first = startAt(0);
  const { id } = round(await first.solo.play(seat, 'ask-of-minh', { stake: 2_000 }));
  await first.solo.act(seat, id, sharks(0, 1));
  first.solo.stop();

  const { solo, settled } = startAt(3_600_000);
  await vi.waitFor(() => expect(settled).toHaveBeenCalledOnce());
  const [over] = solo.look(seat).last;
  const shots = shotsOf(over);
  expect(shots.map(({ fish }) => fish)).toEqual(['shark', ...Array.from({ length: 19 }, () => 'herring')]);
  expect(over?.win).toBe(shots.reduce((sum, { pays }) => sum + pays, 0) * 100);
  solo.stop();
});
