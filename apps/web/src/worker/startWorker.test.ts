import { expect, test } from 'vitest';
import { startWorker } from './startWorker.ts';
import type { FetchEvent, WorkerScope, WorkerSite, WorkerWord } from './WorkerScope.ts';

const origin = 'https://lotus.example';
const site: WorkerSite = {
  version: '2',
  entry: '/assets/brand-2.js',
  offline: { '': '/offline', en: '/en/offline' },
  files: ['/assets/offline-2.js'],
  kept: '/assets/',
  calls: '^/(?:wps|lgw)(?:/|$)',
};

const pathOf = (asked: RequestInfo | URL) =>
  new URL(typeof asked === 'string' ? asked : (asked as Request).url, origin).pathname;

/** A browser with a worker in it, whose network answers with the path that it is asked for, or not at all. */
const openBrowser = () => {
  const stores = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  const told: WorkerWord[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const network = { isThere: true, status: 200 };
  const fetch = async (request: RequestInfo | URL) => {
    asked.push(pathOf(request));
    if (!network.isThere) throw new TypeError('Failed to fetch');
    return new Response(pathOf(request), { status: network.status });
  };
  const cacheOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      addAll: async (all: RequestInfo[]) => {
        for (const one of all) store.set(pathOf(one), await fetch(one));
      },
      match: async (one: RequestInfo) => store.get(pathOf(one))?.clone(),
      put: async (one: RequestInfo, answer: Response) => void store.set(pathOf(one), answer),
    };
  };
  const page = { postMessage: (word: WorkerWord) => void told.push(word) };
  const scope = {
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    skipWaiting: async () => undefined,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    fetch,
    location: { origin },
    clients: { claim: async () => undefined, matchAll: async () => [page] },
    registration: {},
  };
  startWorker(scope as unknown as WorkerScope, site);
  const happen = async (name: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  /** What a page is answered by the worker; undefined where the worker leaves the request to the browser. */
  const ask = async (address: string, { mode = 'cors', method = 'GET', headers = {} } = {}) => {
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(address, origin).href, mode, method, headers: new Headers(headers) };
    const event: Partial<FetchEvent> = {
      request: request as Request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (made) => void (answer = made),
    };
    await happen('fetch', event);
    const given = await answer;
    return given && (given.type === 'error' ? 'nothing' : given.text());
  };
  return { stores, asked, told, network, happen, ask, page };
};

/** A browser whose worker is at work. */
const openInstalled = async () => {
  const browser = openBrowser();
  await browser.happen('install');
  await browser.happen('activate');
  return browser;
};

test('without a network every page is the one that says so, in the language of its address', async () => {
  const { network, ask } = await openInstalled();
  expect(await ask('/games', { mode: 'navigate' })).toBe('/games');
  network.isThere = false;
  expect(await ask('/games', { mode: 'navigate' })).toBe('/offline');
  expect(await ask('/en/games?x=1', { mode: 'navigate' })).toBe('/en/offline');
  expect(await ask('/en', { mode: 'navigate' })).toBe('/en/offline');
  expect(await ask('/energy', { mode: 'navigate' })).toBe('/offline');
});

test('a page is never kept, whatever the network has answered before', async () => {
  const { stores, ask } = await openInstalled();
  await ask('/member/wallet', { mode: 'navigate' });
  await ask('/', { mode: 'navigate' });
  expect([...stores.get('shell-2')!.keys()].toSorted()).toEqual([
    '/assets/offline-2.js',
    '/en/offline',
    '/offline',
  ]);
});

test.each([
  ['a call', '/wps/v2/wallets/balance', {}],
  ['a call that is navigated to', '/wps/relay/x', { mode: 'navigate' }],
  ['a picture of a game', '/lgw/games', {}],
  ['a form', '/register', { method: 'POST', mode: 'navigate' }],
  ['another site', 'https://cdn.example/assets/a.js', {}],
  ['a part of a file', '/assets/a.js', { headers: { range: 'bytes=0-1' } }],
  ['any other file', '/robots.txt', {}],
])('%s is none of the worker’s business', async (_what, address, options) => {
  const { asked, ask } = await openInstalled();
  asked.length = 0;
  expect(await ask(address, options)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a file of the code is asked for once, and is there without a network', async () => {
  const { asked, network, ask } = await openInstalled();
  expect(await ask('/assets/games-1.js')).toBe('/assets/games-1.js');
  network.isThere = false;
  expect(await ask('/assets/games-1.js')).toBe('/assets/games-1.js');
  expect(asked.filter((path) => path === '/assets/games-1.js')).toHaveLength(1);
});

test('a file that is missing now may be there in a minute', async () => {
  const { network, ask, stores } = await openInstalled();
  network.status = 404;
  await ask('/assets/games-1.js');
  expect(stores.get('shell-2')!.has('/assets/games-1.js')).toBe(false);
});

test('another version takes the files of those before it away, and nothing else', async () => {
  const browser = openBrowser();
  browser.stores.set('shell-1', new Map()).set('someone-else', new Map());
  await browser.happen('install');
  expect([...browser.stores.keys()]).toContain('shell-1');
  await browser.happen('activate');
  expect([...browser.stores.keys()].toSorted()).toEqual(['shell-2', 'someone-else']);
});

test('pages are told of which version the worker is, when it takes over and when they ask', async () => {
  const { told, happen, page } = await openInstalled();
  expect(told).toEqual([{ entry: '/assets/brand-2.js' }]);
  await happen('message', { source: page });
  expect(told).toHaveLength(2);
});

test('a shell that does not come whole is not taken', async () => {
  const browser = openBrowser();
  browser.network.isThere = false;
  await expect(browser.happen('install')).rejects.toThrow('Failed to fetch');
});
