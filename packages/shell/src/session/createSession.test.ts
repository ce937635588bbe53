import { ApiError } from '@marquee/api-client';
import { localStore, modalsAtom, sessionAtom, sessionStore, toastsAtom } from '@marquee/feature-core';
import { createI18n } from '@marquee/i18n';
import type { ErrorCode } from '@marquee/contract/errors';
import { memberOf, refused, stubClient } from '@marquee/feature-core/testing';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from './createSession.ts';
import { tellTabs } from './tellTabs.ts';

const { member } = memberOf();

const loginValue = { token: 'second', firstTimeLogin: false, passwordDefault: false, passwordExpired: false };

const open = (answers: Parameters<typeof stubClient>[0], shown?: Promise<void>) => {
  const store = createStore();
  const { client, countOf } = stubClient(answers);
  const goHome = vi.fn<() => void>();
  const i18n = createI18n('en', {});
  const opened = createSession({
    client,
    store,
    i18n,
    queryClient: new QueryClient(),
    goHome,
    ...(shown && { shown }),
  });
  return { ...opened, store, goHome, countOf, status: () => store.get(sessionAtom).status };
};

const refuse = (code: ErrorCode) => () => {
  throw refused(code);
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a visitor without session or remembered login asks for nothing', async () => {
  const { restore, countOf, status } = open({});
  await restore();
  expect(status()).toBe('guest');
  expect(countOf('resumeSession')).toBe(0);
});

test('a session keeps what the specification names, and nothing of it when it is ended', async () => {
  localStore.set('remembered', '1');
  const { actions, store, countOf, goHome, status } = open({
    getMemberInfo: () => member,
    logout: () => ({ loggedOut: true }),
  });
  actions.keep({ ...loginValue, token: 'first' });
  await actions.finish();
  const keys = ['token', 'account', 'nickname', 'customerId', 'isAgent'] as const;
  const kept = () => keys.map((key) => sessionStore.get(key));
  expect(kept()).toEqual(['first', member.account, member.nickname, member.id, '0']);
  expect(status()).toBe('member');

  await actions.end();
  expect(kept()).toEqual(keys.map(() => undefined));
  expect(localStore.get('remembered')).toBeUndefined();
  expect([status(), countOf('logout'), goHome.mock.calls.length]).toEqual(['guest', 1, 1]);
  expect(store.get(modalsAtom)).toEqual([]);
});

test('every key that the specification names is gone when the session ends, but for what is the site’s', async () => {
  const ofSession =
    'token account nickname customerId isAgent validate lottGames lottMenuGames domainRoute merchantWallet ' +
    'consolidated enableSalary enableContract cpw';
  for (const key of [...ofSession.split(' '), 'merchant', 'settings']) sessionStorage.setItem(key, '1');
  const { actions } = open({ logout: () => ({ loggedOut: true }) });
  await actions.end();
  expect(Object.keys({ ...sessionStorage }).toSorted()).toEqual(['merchant', 'settings']);
});

test('who has come is asked at once, and told only when the page can show it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  sessionStore.set('token', 'first');
  const { restore, countOf, status } = open({ getMemberInfo: () => member }, promise);
  const restored = restore();
  await vi.waitFor(() => expect(countOf('getMemberInfo')).toBe(1));
  expect(status()).toBe('restoring');
  resolve();
  await restored;
  expect(status()).toBe('member');
});

test('a session that waits for its password stays undecided until the page can ask for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  sessionStore.set('token', 'first');
  sessionStore.set('cpw', '1');
  const { restore, store, status } = open({}, promise);
  const restored = restore();
  expect(status()).toBe('restoring');
  expect(store.get(modalsAtom)).toEqual([]);
  resolve();
  await restored;
  expect(status()).toBe('guest');
  expect(store.get(modalsAtom)).toEqual([{ id: 'changePassword', params: { isForced: true } }]);
});

const funds = {
  currency: 'VND' as const,
  isSingle: true,
  total: 900,
  main: 900,
  bonus: 0,
  held: 0,
  wallets: [],
};
const wallets = () => [sessionStore.get('merchantWallet'), sessionStore.get('consolidated')];

test('after a login the kind of wallet and all funds are kept, and gone with the session', async () => {
  const { actions, countOf } = open({
    getMemberInfo: () => member,
    getMerchantWallet: () => ({ isSingle: true }),
    getConsolidatedFunds: () => funds,
    logout: () => ({ loggedOut: true }),
  });
  actions.keep(loginValue);
  await actions.finish();
  const kept = [JSON.stringify({ isSingle: true }), JSON.stringify(funds)];
  await vi.waitFor(() => expect(wallets()).toEqual(kept));
  await actions.finish();
  expect([countOf('getMerchantWallet'), countOf('getConsolidatedFunds')]).toEqual([1, 1]);
  await actions.end();
  expect(wallets()).toEqual([undefined, undefined]);
});

test('free play asks for no funds', async () => {
  const { actions, countOf } = open({
    getMemberInfo: () => memberOf(4).member,
    getMerchantWallet: () => ({ isSingle: true }),
  });
  actions.keep(loginValue);
  await actions.finish();
  await vi.waitFor(() => expect(wallets()).toEqual([JSON.stringify({ isSingle: true }), undefined]));
  expect(countOf('getConsolidatedFunds')).toBe(0);
});

test('an answer about the funds that comes after the logout is not kept', async () => {
  const late = Promise.withResolvers<typeof funds>();
  const { actions } = open({
    getMemberInfo: () => member,
    getConsolidatedFunds: () => late.promise,
    logout: () => ({ loggedOut: true }),
  });
  actions.keep(loginValue);
  await actions.finish();
  await actions.end();
  late.resolve(funds);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(wallets()[1]).toBeUndefined();
});

/** The other tabs of this browser, which hear each other. */
const playTabs = () => {
  const channels = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const channel of channels)
        if (channel !== this) channel.dispatchEvent(Object.assign(new Event('message'), { data }));
    }
    close() {
      channels.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
};

/** What a new tab has: nothing of its own, and what the browser keeps. */
const openTab = () => {
  sessionStorage.clear();
  return open({ getMemberInfo: () => member });
};

describe('a further tab', () => {
  beforeEach(playTabs);
  afterEach(() => vi.unstubAllGlobals());

  test('is logged in where another one is, and asks for nothing remembered', async () => {
    const first = open({ getMemberInfo: () => member });
    first.actions.keep({ ...loginValue, token: 'first' });
    await first.actions.finish();
    // Both share what jsdom keeps of a tab; the first one answers with what it had.
    const channel = new BroadcastChannel('session');
    channel.addEventListener('message', ({ data }: MessageEvent<{ ask?: string }>) => {
      if (data.ask) tellTabs(channel, { to: data.ask, token: 'first' });
    });
    const further = openTab();
    await further.restore();
    expect([further.status(), sessionStore.get('token')]).toEqual(['member', 'first']);
    expect(further.countOf('resumeSession')).toBe(0);
  });

  test('answers a next one with its own session while somebody is logged in, and with none as a guest', async () => {
    const asked = async () => {
      const channel = new BroadcastChannel('session');
      const tokens: unknown[] = [];
      channel.addEventListener('message', ({ data }: MessageEvent<{ token?: string }>) => {
        if (data.token) tokens.push(data.token);
      });
      tellTabs(channel, { ask: 'next' });
      return tokens;
    };
    const { actions } = open({ getMemberInfo: () => member, logout: () => ({ loggedOut: true }) });
    expect(await asked()).toEqual([]);
    actions.keep({ ...loginValue, token: 'first' });
    await actions.finish();
    expect(await asked()).toEqual(['first']);
    await actions.end();
    expect(await asked()).toEqual([]);
  });

  test('is a guest at once where nobody was logged in, and after a moment where the last tab is gone', async () => {
    const { restore, status } = openTab();
    await restore();
    expect(status()).toBe('guest');
    localStore.set('openTabs', '1');
    const later = openTab();
    await later.restore();
    expect([later.status(), localStore.get('openTabs')]).toEqual(['guest', undefined]);
  });
});

test('a session that was lost is taken up again where the login is remembered, without a word', async () => {
  sessionStore.set('token', 'first');
  localStore.set('remembered', '1');
  const { lose, store, status } = open({
    resumeSession: () => loginValue,
    getMemberInfo: () => member,
  });
  await lose();
  expect(status()).toBe('member');
  expect(sessionStore.get('token')).toBe('second');
  expect(store.get(toastsAtom)).toEqual([]);
});

test('without one it is said that the session has ended', async () => {
  sessionStore.set('token', 'first');
  const { lose, store, status } = open({});
  await lose();
  expect(status()).toBe('guest');
  expect(sessionStore.get('token')).toBeUndefined();
  expect(store.get(toastsAtom)).toHaveLength(1);
});

test('a page that is not shown yet is told of a lost session once it is', async () => {
  sessionStore.set('token', 'first');
  let show = () => {};
  const { lose, store } = open({}, new Promise((resolve) => (show = resolve)));
  const lost = lose();
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.get(toastsAtom)).toEqual([]);
  show();
  await lost;
  expect(store.get(toastsAtom)).toHaveLength(1);
});

test('a session that the member’s own time limit has ended is not taken up again, and the reason is told', async () => {
  sessionStore.set('token', 'first');
  localStore.set('remembered', '1');
  const { lose, store, countOf, status } = open({ resumeSession: () => loginValue });
  const limit = {
    kind: 'session',
    period: 'day',
    limit: 60,
    used: 60,
    currency: 'VND',
    resetsAt: '2026-11-21T17:00:00.000Z',
  } as const;
  await lose(new ApiError(401, { code: 'SESSION_ENDED_BY_LIMIT', message: 'Over.', details: { limit } }));
  expect([status(), countOf('resumeSession')]).toEqual(['guest', 0]);
  expect(localStore.get('remembered')).toBeUndefined();
  expect(store.get(modalsAtom)).toEqual([{ id: 'playTimeOver', params: { limit } }]);
});

test('a remembered login that opens nothing lasting is not tried for ever', async () => {
  localStore.set('remembered', '1');
  const { lose, countOf, status } = open({
    resumeSession: () => loginValue,
    getMemberInfo: refuse('NOT_LOGGED_IN'),
  });
  for (let time = 0; time < 6; time += 1) {
    sessionStore.set('token', 'first');
    await lose();
  }
  expect(countOf('resumeSession')).toBe(3);
  expect(status()).toBe('guest');
});

test('a login that is no longer remembered is forgotten', async () => {
  localStore.set('remembered', '1');
  const { restore, status } = open({ resumeSession: refuse('REMEMBERED_LOGIN_INVALID') });
  await restore();
  expect(localStore.get('remembered')).toBeUndefined();
  expect(status()).toBe('guest');
});
