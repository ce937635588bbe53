import { type Answers, refused } from '@marquee/feature-core/testing';
import { saidIn } from '@marquee/config/said';
import type { Session } from '@marquee/feature-core';
import { memberOf } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Options, renderGames } from '../testing/renderGames.tsx';
import { game, gameInfo, lottery } from '../testing/samples.ts';
import Game from './Game.page.tsx';
import type { GameInfo } from './GameInfo.ts';

const openGame = (
  info: Partial<GameInfo> = {},
  options: { session?: Session; answers?: Answers; language?: 'vi' | 'en'; site?: Options['site'] } = {},
) =>
  renderGames(<Game />, {
    at: '/game/moon-lotus',
    path: '/game/:gameId',
    ...options,
    answers: { getGameInfo: () => gameInfo(info), ...options.answers },
  });

const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('tells what a game is, with its limits, its return and its rules', async () => {
  const { callsTo } = await openGame();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Lotus of the Moon');
  expect(callsTo('getGameInfo')[0]?.query).toEqual({ gameId: 'moon-lotus' });
  expect(valueOf('Minimum bet')).toBe('₫200');
  expect(valueOf('Maximum bet')).toBe('₫5,000,000');
  expect(valueOf('Return to player')).toBe('96.5%');
  expect(valueOf('Volatility')).toBe('High');
  expect(valueOf('Lines')).toBe('25');
  expect(valueOf('Released')).toBe('9 Mar 2025');
  expect(screen.getByText('Three alike win.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Night Market' }).getAttribute('href')).toBe('/game/night-market');
  expect(screen.getByRole('link', { name: 'All games by Banyan' }).getAttribute('href')).toBe(
    '/games?page=BANYAN',
  );
  expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/games?category=slots');
});

test('leaves out what a game does not have', async () => {
  await openGame({
    game: game({ returnToPlayer: null, minBet: null }),
    maxBet: null,
    lines: null,
    volatility: null,
    releasedOn: null,
    related: [],
    rules: '',
  });
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Minimum bet', 'Maximum bet', 'Return to player', 'Volatility', 'Lines', 'Released'])
    expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'More games like this' })).toBeNull();
});

test('a guest goes on to the game, which asks for a login, or to free play', async () => {
  const { modals } = await openGame({}, { site: { hasFlag: () => true } });
  expect((await screen.findByRole('link', { name: 'Play' })).getAttribute('href')).toBe('/play/moon-lotus');
  await userEvent.click(screen.getByRole('button', { name: 'Try with demo money' }));
  expect(modals()).toMatchObject([{ id: 'freePlay' }]);
});

test('demo money is not offered where the site has no free play', async () => {
  await openGame({}, { site: { hasFlag: () => true, hasFeature: () => false } });
  expect(await screen.findByRole('link', { name: 'Play' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try with demo money' })).toBeNull();
  expect(valueOf('Demo money')).toBe('Not available');
});

test('a demo account that wants real money learns that it needs a real account', async () => {
  const { modals } = await openGame({}, { session: memberOf(4) });
  await userEvent.click(await screen.findByRole('button', { name: 'Play for real money' }));
  expect(modals()).toMatchObject([{ id: 'realAccountNeeded' }]);
  expect(screen.queryByRole('button', { name: 'Try with demo money' })).toBeNull();
});

test('a member is led into the game, and whoever plays with demo money into its demo', async () => {
  await openGame({}, { session: memberOf() });
  expect((await screen.findByRole('link', { name: 'Play' })).getAttribute('href')).toBe('/play/moon-lotus');
  cleanup();
  await openGame({}, { session: memberOf(4) });
  const demo = await screen.findByRole('link', { name: 'Play with demo money' });
  expect(demo.getAttribute('href')).toBe('/play/moon-lotus');
});

test('a round that was left open here is what the way into the game leads on with', async () => {
  const answers: Answers = { getUnfinishedGames: () => ({ list: [game()] }) };
  await openGame({}, { session: memberOf(), answers });
  const way = await screen.findByRole('link', { name: 'Continue your round' });
  expect(way.getAttribute('href')).toBe('/play/moon-lotus');
  expect(screen.getByText('You have a round open here. It goes on where you left it.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
});

test('a round of another game does not change the way into this one', async () => {
  const answers: Answers = { getUnfinishedGames: () => ({ list: [game({ nodeId: 'night-market' })] }) };
  const { countOf } = await openGame({}, { session: memberOf(), answers });
  await expect.poll(() => countOf('getUnfinishedGames')).toBe(1);
  expect(await screen.findByRole('link', { name: 'Play' })).toBeTruthy();
  expect(screen.queryByText(/round open here/)).toBeNull();
});

test('what the platform does not allow is not offered', async () => {
  await openGame({ modes: { demo: false, real: false } });
  expect(await screen.findAllByText('Not available')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try with demo money' })).toBeNull();
});

test('a game under maintenance says so and offers no way in', async () => {
  await openGame({ game: game({ underMaintenance: true }) });
  expect(await screen.findByText('This game is under maintenance')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
});

test('a game under maintenance says when it is expected back', async () => {
  const maintenance = { startsAt: '2030-05-06T08:00:00.000Z', endsAt: '2030-05-06T09:00:00.000Z' };
  await openGame({ game: game({ underMaintenance: true, maintenance }) });
  expect(await screen.findByText(/Expected back:/)).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a planned maintenance is counted down to, and the game can be played until then', async () => {
  const startsAt = new Date(Date.now() + 10 * 60_000).toISOString();
  await openGame({ game: game({ maintenance: { startsAt, endsAt: null } }) });
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:(09|10):\d\d$/);
  expect(screen.getByText('Maintenance of this game is planned')).toBeTruthy();
  expect(screen.queryByText(/Expected back:/)).toBeNull();
});

test('an unknown game is said to be none, and leads on to all games', async () => {
  await openGame(
    {},
    {
      answers: {
        getGameInfo: () => {
          throw refused('NOT_FOUND');
        },
      },
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Game not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all games' }).getAttribute('href')).toBe('/games');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a game that did not load can be tried again', async () => {
  let isDown = true;
  await openGame(
    {},
    {
      answers: {
        getGameInfo: () => {
          if (isDown) throw refused('BUSY', { retryAfter: 2 });
          return gameInfo();
        },
      },
    },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: BUSY');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotus of the Moon' })).toBeTruthy();
});

test('a lottery tells its region, its draw days and its next draw by the clock of the site', async () => {
  await openGame(
    { game: game({ nodeId: 'xs-hcm', category: 'lottery' }) },
    {
      language: 'vi',
      answers: { getLotteryGames: () => ({ list: [lottery()] }) },
    },
  );
  const said = await saidIn('vi');
  expect(await screen.findByRole('heading', { name: said('Draws') })).toBeTruthy();
  expect(valueOf(said('Region'))).toBe(said('South'));
  const day = (message: string) => said({ message, context: 'day of the week' });
  expect(valueOf(said('Draw days'))).toBe(`${day('Mon')}, ${day('Sat')}`);
  expect(valueOf(said('Next draw'))).toContain('16:15');
});
