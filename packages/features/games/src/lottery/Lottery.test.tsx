import { type Answers, refused } from '@marquee/feature-core/testing';
import { saidIn } from '@marquee/config/said';
import type { RouteValue } from '@marquee/contract/route';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderGames } from '../testing/renderGames.tsx';
import { lottery } from '../testing/samples.ts';
import HeaderLottery from './HeaderLottery.slot.tsx';
import NextDraws from './NextDraws.slot.tsx';
import Lottery from './Lottery.page.tsx';

const item = (name: string) => ({ remark: name, code: name.toUpperCase(), gameId: `xs-${name}` });

const group = (number: number) => ({
  labelName: `More lotteries ${number}`,
  gameMenus: [1, 2, 3, 4, 5].map((index) => item(`other-${number}-${index}`)),
});

const menus: RouteValue<'getLotteryMenus'> = {
  menus: [
    { labelName: 'Mon', gameMenus: [item('hue')] },
    { labelName: 'Sat', gameMenus: [item('danang'), item('longan')] },
    group(1),
    group(2),
    group(3),
  ],
  special: { labelName: 'Vietlott', gameMenus: [item('mega')] },
};

const answers: Answers = {
  getLotteryMenus: () => menus,
  getLotteryGames: () => ({ list: [lottery({ code: 'DANANG', remark: 'danang', gameId: 'xs-danang' })] }),
};

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => {
  // A Saturday afternoon in Vietnam.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:14:58Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

test('the dropdown opens on the draws of today, and another day is one press away', async () => {
  await renderGames(<HeaderLottery />, { answers });
  const today = await screen.findByRole('tab', { name: /Sat\s*Today/ });
  expect(today.getAttribute('aria-selected')).toBe('true');
  expect(names()).toContain('danang');
  expect(names()).not.toContain('hue');
  await userEvent.click(screen.getByRole('tab', { name: 'Mon' }));
  expect(names()).toContain('hue');
  expect(screen.getByRole('link', { name: 'hue' }).getAttribute('href')).toBe('/game/xs-hue');
});

test('the other lotteries come five at a time until none is left', async () => {
  await renderGames(<HeaderLottery />, { answers });
  const others = () => names().filter((name) => name?.startsWith('other-')).length;
  const more = await screen.findByRole('button', { name: 'Show 5 more' });
  expect(others()).toBe(5);
  await userEvent.click(more);
  expect(others()).toBe(10);
  await userEvent.click(more);
  expect(others()).toBe(15);
  expect(screen.queryByRole('button', { name: 'Show 5 more' })).toBeNull();
});

test('the special group stands in the dropdown only where the brand has the entry', async () => {
  await renderGames(<HeaderLottery />, { answers });
  expect(await screen.findByRole('link', { name: 'mega' })).toBeTruthy();
  cleanup();
  await renderGames(<HeaderLottery />, { answers, site: { hasFeature: () => false } });
  expect(await screen.findByRole('link', { name: 'danang' })).toBeTruthy();
  expect(screen.queryByText('mega')).toBeNull();
});

test('menus and lotteries stay in the session storage', async () => {
  await renderGames(<Lottery />, { answers });
  await screen.findByRole('tab', { name: 'Mon' });
  expect(JSON.parse(sessionStorage.getItem('lottMenuGames') ?? '').value[0].labelName).toBe('Mon');
  expect(JSON.parse(sessionStorage.getItem('lottGames') ?? '').value[0].code).toBe('DANANG');
});

test.each([
  ['the dropdown', <HeaderLottery key="header" />, 'We couldn’t load the lotteries'],
  ['the home page', <NextDraws key="home" />, 'We couldn’t load the draws'],
])('%s says when it did not load, and tries again', async (_place, part, title) => {
  let isDown = true;
  const orFail =
    <T,>(answer: () => T) =>
    () => {
      if (isDown) throw refused('BUSY', { retryAfter: 2 });
      return answer();
    };
  await renderGames(part, {
    answers: {
      getLotteryMenus: orFail(() => menus),
      getLotteryGames: orFail(() => ({ list: [lottery({ remark: 'danang' })] })),
    },
  });
  expect(await screen.findByText(title)).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'danang' })).toBeTruthy();
});

test('a draw is counted down, and the next one is asked for once it is on', async () => {
  let nextDrawAt = '2026-11-21T09:15:00.000Z';
  await renderGames(<NextDraws />, {
    answers: { getLotteryGames: () => ({ list: [lottery({ nextDrawAt })] }) },
  });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:00:0[12]$/);
  nextDrawAt = '2026-11-23T09:15:00.000Z';
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('timer').textContent).toBe('Drawing now');
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(screen.getByRole('timer').textContent).toMatch(/^1 day 23:59:5\d$/);
});

test('no draw to come is said', async () => {
  await renderGames(<NextDraws />, { answers: { getLotteryGames: () => ({ list: [] }) } });
  expect(await screen.findByText('No draws scheduled right now')).toBeTruthy();
});

test('the lobby shows every group, the others in one, each lottery with its next draw where one is known', async () => {
  await renderGames(<Lottery />, { answers });
  const others = await screen.findByRole('region', { name: 'More lotteries' });
  expect(within(others).getAllByRole('link')).toHaveLength(15);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lotteries');
  expect(screen.getByRole('heading', { name: 'Vietlott' })).toBeTruthy();
  const days = screen.getByRole('tabpanel', { name: /^Sat/ });
  expect(within(days).getByRole('link', { name: 'danang' })).toBeTruthy();
  expect(within(days).getByRole('timer')).toBeTruthy();
});

test('the lobby shows what the special group has no second time', async () => {
  const twice = { labelName: 'More lotteries', gameMenus: [item('mega'), item('keno')] };
  await renderGames(<Lottery />, {
    answers: { ...answers, getLotteryMenus: () => ({ ...menus, menus: [twice] }) },
  });
  const others = await screen.findByRole('region', { name: 'More lotteries' });
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['keno']);
  expect(screen.getAllByRole('link', { name: 'mega' })).toHaveLength(1);
});

test('lotteries that stand beside no others are all, and not more', async () => {
  await renderGames(<Lottery />, {
    answers: { ...answers, getLotteryMenus: () => ({ menus: [group(1)], special: null }) },
  });
  const all = await screen.findByRole('region', { name: 'All lotteries' });
  expect(within(all).getAllByRole('link')).toHaveLength(5);
});

test('lotteries that all stand among the next draws are not listed a second time', async () => {
  const others = group(1);
  const list = others.gameMenus.map(({ code, remark, gameId }) => lottery({ code, remark, gameId }));
  await renderGames(<Lottery />, {
    answers: {
      ...answers,
      getLotteryMenus: () => ({ menus: [others], special: null }),
      getLotteryGames: () => ({ list }),
    },
  });
  const next = await screen.findByRole('region', { name: 'Upcoming draws' });
  await within(next).findByText('other-1-1');
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'All lotteries' })).toBeNull());
});

test('`gameCode` leads on to the page of that lottery, and an unknown one says so', async () => {
  const { address } = await renderGames(<Lottery />, {
    answers,
    at: '/lottery?gameCode=HUE',
    path: '/lottery',
  });
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(address()).toBe('/game/xs-hue');
  cleanup();
  await renderGames(<Lottery />, { answers, at: '/lottery?gameCode=NONE', path: '/lottery' });
  expect(await screen.findByText(/no lottery with the code NONE/)).toBeTruthy();
});

test('the weekdays are those of the reader’s language', async () => {
  const vietnamese = { ...menus, menus: [{ labelName: 'T7', gameMenus: [item('danang')] }] };
  await renderGames(<HeaderLottery />, { language: 'vi', answers: { getLotteryMenus: () => vietnamese } });
  const said = await saidIn('vi');
  const today = within(await screen.findByRole('tab', { name: /^T7/ }));
  expect(today.getByText(said('Today'))).toBeTruthy();
});

test('a lobby of which nothing came says so once, and one press asks for all of it', async () => {
  let isDown = true;
  const orFail =
    <T,>(answer: () => T) =>
    () => {
      if (isDown) throw refused('BUSY', { retryAfter: 2 });
      return answer();
    };
  await renderGames(<Lottery />, {
    answers: {
      getLotteryMenus: orFail(() => menus),
      getLotteryGames: orFail(() => ({ list: [lottery({ remark: 'danang' })] })),
    },
  });
  expect(await screen.findByText('We couldn’t load the lotteries')).toBeTruthy();
  expect(screen.queryByText('We couldn’t load the draws')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tab', { name: 'Mon' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Upcoming draws' })).toBeTruthy();
  expect((await screen.findAllByRole('timer')).length).toBeGreaterThan(0);
});

test('a lobby without lotteries says so once, and leads on to the games', async () => {
  await renderGames(<Lottery />, {
    answers: {
      getLotteryMenus: () => ({ menus: [], special: null }),
      getLotteryGames: () => ({ list: [] }),
    },
  });
  expect(await screen.findByText('There are no lotteries here yet')).toBeTruthy();
  expect(screen.queryByText('No draws scheduled right now')).toBeNull();
  expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/games');
});
