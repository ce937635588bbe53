import type { ErrorCode } from '@marquee/contract/errors';
import type { Session } from '@marquee/feature-core';
import { type Answers, memberOf, refused, siteIn } from '@marquee/feature-core/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderGames } from '../testing/renderGames.tsx';
import { game, gameInfo } from '../testing/samples.ts';
import Play from './Play.page.tsx';

const { brand } = siteIn('en');
const vendor = 'https://games.example';

const openPlay = (
  answers: Answers = {},
  session: Session = memberOf(),
  play: 'frame' | 'window' = 'frame',
  at = '/play/moon-lotus',
) =>
  renderGames(<Play />, {
    at,
    path: '/play/:gameId',
    session,
    answers: {
      getGameInfo: () => gameInfo(),
      getUnfinishedGames: () => ({ list: [] }),
      launchGame: () => ({
        url: `${vendor}/play?token=t`,
        mode: 'real',
        expiresAt: '2026-11-21T22:00:00.000Z',
      }),
      ...answers,
    },
    site: {
      hasFlag: () => true,
      hasFeature: () => true,
      brand: { ...brand, layout: { ...brand.layout, play } },
    },
  });

const findFrame = async () => (await screen.findByTitle('Lotus of the Moon')) as HTMLIFrameElement;

const say = (
  frame: HTMLIFrameElement,
  data: unknown,
  origin = vendor,
  source: Window | null = frame.contentWindow,
) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  });

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('a member’s game stands in a frame that may not lead the page away', async () => {
  const { callsTo } = await openPlay();
  const frame = await findFrame();
  expect(frame.src).toBe(`${vendor}/play?token=t`);
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(callsTo('launchGame')).toHaveLength(1);
});

test('a guest is asked to log in, and nothing is launched', async () => {
  const { modals, callsTo } = await openPlay({}, { status: 'guest' });
  expect(await screen.findByText('Log in to play')).toBeTruthy();
  expect(modals()).toMatchObject([{ id: 'login' }]);
  expect(callsTo('launchGame')).toHaveLength(0);
});

const refuseInfo = (code: ErrorCode): Answers => ({
  getGameInfo: () => {
    throw refused(code);
  },
});

test('a guest who follows a wrong address is told that there is no such game, and not asked to log in', async () => {
  const { modals } = await openPlay(refuseInfo('NOT_FOUND'), { status: 'guest' });
  expect(await screen.findByText('This game doesn’t exist')).toBeTruthy();
  expect(modals()).toEqual([]);
});

test('a guest whose game cannot be told of may log in all the same', async () => {
  await openPlay(refuseInfo('BUSY'), { status: 'guest' });
  expect(await screen.findByText('Log in to play')).toBeTruthy();
});

test('a guest who wants to try a game meets the box of free play, where the game has it', async () => {
  const at = '/play/moon-lotus?demo=1';
  const { modals } = await openPlay({}, { status: 'guest' }, 'frame', at);
  await expect.poll(modals).toMatchObject([{ id: 'freePlay' }]);
  cleanup();
  const real = { getGameInfo: () => gameInfo({ modes: { demo: false, real: true } }) };
  const without = await openPlay(real, { status: 'guest' }, 'frame', at);
  await expect.poll(without.modals).toMatchObject([{ id: 'login' }]);
});

test('the balance is asked for again when the game says so, and by nobody else’s word', async () => {
  const { callsTo } = await openPlay();
  const frame = await findFrame();
  const before = callsTo('getBalance').length;
  say(frame, { marquee: 'balance' }, 'https://evil.example');
  say(frame, { marquee: 'balance' }, vendor, window);
  say(frame, 'balance');
  expect(callsTo('getBalance')).toHaveLength(before);
  say(frame, { marquee: 'balance' });
  await expect.poll(() => callsTo('getBalance').length).toBe(before + 1);
});

test('the game leads back to its page, and on to another game', async () => {
  const { address } = await openPlay();
  say(await findFrame(), { marquee: 'launch', gameId: 'night-market' });
  await expect.poll(address).toBe('/play/night-market');
  say(await findFrame(), { marquee: 'lobby' });
  await expect.poll(address).toBe('/game/night-market');
});

test('a game that is closed is said to be, with others to try', async () => {
  await openPlay({
    launchGame: () => {
      throw refused('GAME_UNDER_MAINTENANCE');
    },
  });
  expect(await screen.findByText('This game is closed for now')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Night Market/ })).toBeTruthy();
});

test('whoever may not play is told so, and is offered no other game', async () => {
  await openPlay({
    launchGame: () => {
      throw refused('SELF_EXCLUDED', {
        exclusion: {
          kind: 'selfExclusion',
          startedAt: '2026-11-21T05:00:00.000Z',
          endsAt: '2026-12-21T05:00:00.000Z',
        },
      });
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('21 Dec 2026');
  expect(screen.queryByRole('link', { name: /Night Market/ })).toBeNull();
});

test('an address that is none of the web’s, or on the site’s own host, is not framed', async () => {
  for (const url of ['javascript:alert(1)', `${location.origin}/play`]) {
    await openPlay({ launchGame: () => ({ url, mode: 'real', expiresAt: '2026-11-21T22:00:00.000Z' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('The game didn’t open');
    expect(document.querySelector('iframe')).toBeNull();
    cleanup();
  }
});

/** Lets the time pass that a game has to come. */
const waitTooLong = async () => {
  await act(() => vi.advanceTimersByTimeAsync(21_000));
};

test('a game that comes late is said to be slow, with others to try, and is shown all the same once it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { callsTo } = await openPlay();
  const frame = await findFrame();
  await waitTooLong();
  expect(screen.getByRole('alert').textContent).toContain('The game isn’t opening');
  expect(screen.getByRole('link', { name: /Night Market/ })).toBeTruthy();
  fireEvent.load(frame);
  say(frame, { marquee: 'ready' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/may not be answering/)).toBeNull();
  expect(await findFrame()).toBe(frame);
  expect(callsTo('launchGame')).toHaveLength(1);
});

test('a page that came in the game’s place and says nothing is told of, and another launch is one button away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { callsTo } = await openPlay();
  fireEvent.load(await findFrame());
  expect(screen.queryByText(/may not be answering/)).toBeNull();
  await waitTooLong();
  expect(screen.getByText('No game here? Its provider may not be answering.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => callsTo('launchGame').length).toBe(2);
});

test('a game that has said once that it can be played, or says it twice, is never told of as silent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openPlay();
  const frame = await findFrame();
  say(frame, { marquee: 'ready' });
  fireEvent.load(frame);
  say(frame, { marquee: 'ready' });
  await waitTooLong();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/may not be answering/)).toBeNull();
});

test('what can be played with is told with its bonus, and other games open from within', async () => {
  const { address } = await openPlay({
    getBalance: () => ({ currency: 'VND', balance: 200_000, bonus: 50_000, held: 10_000 }),
  });
  expect(await screen.findByText(/250,000/)).toBeTruthy();
  expect(screen.getByText(/with bonus .*50,000/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Other games' }));
  fireEvent.click(await screen.findByRole('link', { name: /Night Market/ }));
  await expect.poll(address).toBe('/play/night-market');
});

test('a round that was left open in another game is offered before this one is begun, and put away on request', async () => {
  const list = [game({ nodeId: 'moon-lotus' }), game({ nodeId: 'night-market', title: 'Night Market' })];
  const { address } = await openPlay({ getUnfinishedGames: () => ({ list }) });
  expect(await screen.findByText('You left a round open in Night Market.')).toBeTruthy();
  expect(await findFrame()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/You left a round open/)).toBeNull();
  expect(address()).toBe('/play/moon-lotus');
  cleanup();
  const again = await openPlay({ getUnfinishedGames: () => ({ list }) });
  fireEvent.click(await screen.findByRole('link', { name: 'Continue' }));
  await expect.poll(again.address).toBe('/play/night-market');
});

test('no round is offered where none is open elsewhere, where its game is closed, or to a guest', async () => {
  const isAsked = async (list: ReturnType<typeof game>[]) => {
    const { countOf } = await openPlay({ getUnfinishedGames: () => ({ list }) });
    await expect.poll(() => countOf('getUnfinishedGames')).toBe(1);
    await findFrame();
    expect(screen.queryByText(/You left a round open/)).toBeNull();
    cleanup();
  };
  await isAsked([game()]);
  await isAsked([game({ nodeId: 'night-market', underMaintenance: true })]);
  const { countOf } = await openPlay({}, { status: 'guest' });
  expect(countOf('getUnfinishedGames')).toBe(0);
});

const openInWindow = () => openPlay({}, memberOf(), 'window');

test('a merchant may have games in windows of their own, which cannot lead the page away', async () => {
  const opened = {
    opener: window,
    location: { href: 'about:blank' },
    closed: false,
    focus: vi.fn<() => void>(),
  };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { callsTo } = await openInWindow();
  fireEvent.click(await screen.findByRole('button', { name: 'Show the window' }));
  expect(opened).toMatchObject({ opener: null, location: { href: `${vendor}/play?token=t` } });
  expect(opened.focus).toHaveBeenCalledOnce();
  expect(document.querySelector('iframe')).toBeNull();
  opened.closed = true;
  fireEvent.click(await screen.findByRole('button', { name: 'Open the game again' }, { timeout: 3_000 }));
  await expect.poll(() => callsTo('launchGame').length).toBe(2);
});

test('a window that the browser blocks is said to be, with another try and the way to play in this one', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openInWindow();
  expect((await screen.findByRole('alert')).textContent).toContain('blocked the game’s window');
  const here = screen.getByRole('link', { name: 'Open it in this window' });
  expect(here.getAttribute('href')).toBe(`${vendor}/play?token=t`);
  const opened = { opener: window, location: { href: '' }, closed: false };
  open.mockReturnValue(opened as unknown as Window);
  fireEvent.click(screen.getByRole('button', { name: 'Open the window' }));
  expect(await screen.findByText('Lotus of the Moon is open in its own window')).toBeTruthy();
});
