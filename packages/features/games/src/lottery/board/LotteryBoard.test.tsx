import type { RouteValue } from '@marquee/contract/route';
import type { Answers } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderGames } from '../../testing/renderGames.tsx';
import { lottery } from '../../testing/samples.ts';
import LotteryBoard from './LotteryBoard.slot.tsx';

const drawn: RouteValue<'getDrawResults'> = {
  region: 'Southern',
  date: '2026-11-20',
  dates: ['2026-11-20'],
  list: [
    {
      code: 'VINHLONG',
      remark: 'Vĩnh Long',
      gameId: 'xs-vinhlong',
      drawNumber: '20261120',
      drawnAt: '2026-11-20T09:15:00.000Z',
      prizes: [{ prize: 'DB', numbers: ['123456'] }],
    },
  ],
};

const answers = (results: RouteValue<'getDrawResults'>): Answers => ({
  getLotteryGames: () => ({ list: [lottery()] }),
  getDrawResults: () => results,
  getOpenedNumbers: () => ({ list: [] }),
});

const south = async () => within(await screen.findByRole('region', { name: 'South' }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T06:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what was drawn last is told with its day', async () => {
  await renderGames(<LotteryBoard />, { answers: answers(drawn) });
  expect(await (await south()).findByText('Special prize, 20 Nov 2026')).toBeTruthy();
  expect((await south()).getByText('Vĩnh Long')).toBeTruthy();
});

test('before a first draw stands who draws next, and on which day', async () => {
  await renderGames(<LotteryBoard />, { answers: answers({ ...drawn, date: null, dates: [], list: [] }) });
  expect(await (await south()).findByText('Next draw on 21 Nov 2026')).toBeTruthy();
  expect((await south()).getByRole('link', { name: 'TP.HCM' })).toBeTruthy();
});

test('draws that end together ask once for what they drew', async () => {
  const quick = ['ONE', 'TWO', 'THREE'].map((code) =>
    lottery({ code, remark: code, gameId: code, region: null, nextDrawAt: '2026-11-21T06:00:05.000Z' }),
  );
  let later: (() => void) | undefined;
  const asked = { games: 0, numbers: 0 };
  await renderGames(<LotteryBoard />, {
    answers: {
      ...answers(drawn),
      getLotteryGames: async () => {
        asked.games += 1;
        if (asked.games > 1) await new Promise<void>((resolve) => (later = resolve));
        return { list: quick };
      },
      getOpenedNumbers: () => {
        asked.numbers += 1;
        return { list: [] };
      },
    },
  });
  await screen.findByText('THREE');
  const before = { ...asked };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.games - before.games).toBe(1);
  later?.();
  expect(asked.numbers).toBeGreaterThan(before.numbers);
});
