import { getWhitelabel } from '@marquee/contract/routes';
import { sessionStore } from '@marquee/feature-core';
import { type Answers, memberOf, offline, refused, stubPlatform } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../renderPage.tsx';
import { brand } from '../testing/brand.ts';
import { account, announcements, games, home } from '../testing/features.tsx';
import { permission, settingsWith } from '../testing/permission.ts';
import { startSite } from './startSite.tsx';

const site = { brand, logo: '<svg/>', mark: '<svg/>', features: [home, account, announcements, games] };
/** A platform that answers the start-up call as told. */
const answerStart = (getPermission: NonNullable<Answers['getPermission']>) => {
  const platform = stubPlatform({ getPermission });
  vi.stubGlobal('fetch', platform.carry);
  return platform;
};

const ends: (() => void)[] = [];

/** Starts a site that does not open in its test. */
const begin = (brandOf = brand) =>
  startSite({ ...site, brand: brandOf, root: document.getElementById('root') });

/** Lets a site that tries again by itself open and end: it would go on beside the tests of other files. */
const finish = async (starting: Promise<() => void>) => {
  answerStart(() => permission());
  const opened = vi.fn<(end: () => void) => void>();
  void starting.then(opened);
  // The page that is shown may not listen yet.
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(opened).toHaveBeenCalled();
  });
  ends.push(await starting);
};

const openPage = async (path: string, html = '', state = '[]') => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>`;
  ends.push(await act(() => startSite({ ...site, root: document.getElementById('root') })));
};

const writePage = async (path: string, language: 'vi' | 'en') => {
  const page = await renderPage({
    ...site,
    language,
    path,
    base: language === 'vi' ? '' : '/en',
    queries: [
      [[getWhitelabel.id, language, {}], { merchant: 'LOTUS', settings: settingsWith('DIRECTREG3') }],
    ],
  });
  // The server's renderer leaves its contexts filled until its next page; a browser never sees that.
  await prerender(null);
  return { ...page, state: JSON.stringify({ ...page.state, writtenAt: '2030-05-06T08:00:00Z' }) };
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(async () => {
  await act(() => ends.splice(0).forEach((end) => end()));
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
test('takes over the written page without a difference, and its controls work', async () => {
  answerStart(() => permission());
  const errors = vi.spyOn(console, 'error');
  const { html, state, title } = await writePage('/', 'vi');
  expect(html).toContain('Lotus<!-- --> home in <!-- -->vi');
  expect(title).toBe('Lotus · Thanh nhã');
  await openPage('/', html, state);
  const button = await screen.findByRole('button', { name: 'Pressed 0' });
  await userEvent.click(button);
  expect(button.textContent).toBe('Pressed 1');
  const words = errors.mock.calls.map(([text]) => String(text));
  expect(words.filter((text) => !text.startsWith('Detected multiple renderers'))).toEqual([]);
});

test('the language that a page already tells is not said anew, another one is', async () => {
  answerStart(() => permission());
  const { html, state } = await writePage('/', 'vi');
  document.documentElement.lang = 'vi';
  const said: MutationRecord[] = [];
  const watcher = new MutationObserver((changes) => said.push(...changes));
  watcher.observe(document.documentElement, { attributeFilter: ['lang'] });
  await openPage('/', html, state);
  expect(said).toEqual([]);
  await act(() => ends.splice(0).forEach((end) => end()));
  await openPage('/en/');
  expect(document.documentElement.lang).toBe('en');
  watcher.disconnect();
});

test('a written page of the member area tells a guest to log in once scripts are there, and a member their own', async () => {
  const platform = stubPlatform({
    getPermission: () => permission(),
    getMemberInfo: () => memberOf().member,
    getMerchantWallet: () => ({ isSingle: true }),
  });
  vi.stubGlobal('fetch', platform.carry);
  const errors = vi.spyOn(console, 'error');
  const { html, state, title } = await writePage('/member', 'en');
  expect(title).toBe('My account · Lotus');
  expect(html).toContain('My account</h1>');
  for (const word of ['Hers alone', 'Log in to see', 'modal=login"><span>']) expect(html).not.toContain(word);

  await openPage('/en/member?any=thing', html, state);
  expect(await screen.findByRole('heading', { name: 'Log in to see this page' })).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
  expect(platform.countOf('getMemberInfo')).toBe(0);
  await act(() => ends.splice(0).forEach((end) => end()));

  sessionStore.set('token', 'hers');
  await openPage('/en/member', html, state);
  expect(await screen.findByText('Hers alone')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull();
  const words = errors.mock.calls.map(([text]) => String(text));
  expect(words.filter((text) => !text.startsWith('Detected multiple renderers'))).toEqual([]);
});

test('where the code of a page does not come, what its HTML told stays below the failure, without dead controls', async () => {
  answerStart(() => permission());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { html, state } = await writePage('/', 'vi');
  const told = JSON.stringify({ ...JSON.parse(state), page: '/game/7' });
  // It was loaded anew once already.
  sessionStore.set('chunkReload', '/');
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="state">${told}</script>`;
  const load = () => Promise.reject(new Error('Gone.'));
  const broken = { ...home, routes: (home.routes ?? []).map((route) => ({ ...route, load })) };
  const features = [broken, account, announcements, games];
  ends.push(await act(() => startSite({ ...site, features, root: document.getElementById('root') })));
  expect((await screen.findByRole('alert')).textContent).toContain('Trang chưa tải xong');
  expect(screen.getByRole('heading', { name: 'Lotus home in vi' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pressed/ })).toBeNull();
});

test('keeps the addresses of written pictures, and takes the others from a CDN', async () => {
  answerStart(() => permission());
  const { html, state } = await writePage('/', 'vi');
  await openPage('/', html, state);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/art/banner.svg');
  document.body.innerHTML = '';
  await openPage('/');
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('main img')?.getAttribute('src')).toBe(
    'https://cdn-a.example/art/banner.svg',
  );
});

test('an address with a language before it is read in that language', async () => {
  answerStart(() => permission());
  await openPage('/en/game/7');
  expect(await screen.findByRole('heading', { name: 'Game 7' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  await waitFor(() => expect(document.title).toBe('Game 7 · Lotus'));
});

test('the default language before an address is left out of it', async () => {
  answerStart(() => permission());
  await openPage('/vi/game/7?a=1');
  expect(await screen.findByRole('heading', { name: 'Game 7' })).toBeTruthy();
  expect(location.pathname + location.search).toBe('/game/7?a=1');
});

test('an unknown language before the address is no page', async () => {
  answerStart(() => permission());
  await openPage('/fr/game/7');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Game 7' })).toBeNull();
});

test('a failed start replaces the written page, retries by itself, and opens once there is an answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const failures = [offline, offline, () => Promise.reject(refused('INTERNAL'))];
  const platform = answerStart(() => failures.shift()?.() ?? permission());
  const { html, state } = await writePage('/', 'en');
  window.history.replaceState(null, '', '/en/');
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="state">${state}</script>`;
  let isStarted = false;
  const starting = async () => {
    ends.push(await startSite({ ...site, root: document.getElementById('root') }));
    isStarted = true;
  };
  void starting();
  const button = await screen.findByRole('button', { name: 'Try now' });
  expect(screen.getByText(/Check your connection/)).toBeTruthy();
  expect(screen.queryByText(/Lotus home/)).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(isStarted).toBe(false);
  // The client sends a safe read twice when the network fails.
  expect(platform.countOf('getPermission')).toBe(2);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(button);
  await waitFor(() => expect(platform.countOf('getPermission')).toBe(3));
  expect(await screen.findByText(/The fault is ours/)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(await screen.findByRole('heading', { name: 'Lotus home in en' })).toBeTruthy();
  expect(platform.countOf('getPermission')).toBe(4);
});

test.each([
  ['a web server that does not reach the platform', 502, /The fault is ours/],
  ['a gateway that answers for the site', 200, /Check your connection/],
])('%s is told as what it is', async (_who, status, told) => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status }));
  window.history.replaceState(null, '', '/en/');
  document.body.innerHTML = '<div id="root"></div>';
  const starting = begin();
  expect(await screen.findByText(told, {}, { timeout: 4_000 })).toBeTruthy();
  await finish(starting);
});

test('an address that no merchant has says so and names support', async () => {
  answerStart(() => Promise.reject(refused('DOMAIN_UNKNOWN')));
  window.history.replaceState(null, '', '/en/');
  document.body.innerHTML = '<div id="root"></div>';
  void begin();
  expect(await screen.findByRole('heading', { name: 'This address is not valid' })).toBeTruthy();
  expect(screen.getByText(/help@lotus\.example/)).toBeTruthy();
});

const isAt = (hostname: string) =>
  vi.stubGlobal('location', {
    ...location,
    hostname,
    pathname: '/en/promotions',
    protocol: 'https:',
    port: '',
  });

test('an address that no merchant has leads to those of the brand', async () => {
  answerStart(() => Promise.reject(refused('DOMAIN_UNKNOWN')));
  document.body.innerHTML = '<div id="root"></div>';
  isAt('lotus.elsewhere');
  void begin();
  const link = await screen.findByRole('link', { name: 'lotus.localhost' });
  expect(link.getAttribute('href')).toBe('https://lotus.localhost/en/promotions');
});

test('a failed start offers the other addresses of the merchant, as told in this tab or as built', async () => {
  const [merchant] = brand.merchants;
  const domains = ['lotus.localhost', 'lotus.example'];
  const twoWays = { ...brand, merchants: [{ ...merchant!, domains }] };
  const fail = async () => {
    answerStart(offline);
    document.body.innerHTML = '<div id="root"></div>';
    isAt('lotus.localhost');
    const starting = begin(twoWays);
    await screen.findByRole('button', { name: 'Try now' });
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    await finish(starting);
    return links;
  };
  expect(await fail()).toEqual(['lotus.example']);
  vi.unstubAllGlobals();
  sessionStore.set('domainRoute', JSON.stringify({ current: 'lotus.localhost', domains: ['lotus.new'] }));
  expect(await fail()).toEqual(['lotus.new']);
});

test.each(['/', '/register', '/game/1'])('under maintenance %s is the maintenance page', async (path) => {
  const maintenanceInfo = { endsAt: '2030-05-06T09:00:00Z', message: 'New tables are coming.' };
  answerStart(() => permission({ maintenance: true, maintenanceInfo }));
  await openPage(`/en${path}`);
  expect(await screen.findByText('New tables are coming.')).toBeTruthy();
  expect(screen.queryByRole('banner')).toBeNull();
});

const closed = (endsAt: string | null) =>
  permission({ maintenance: true, maintenanceInfo: { endsAt, message: null } });
const statusOf = (maintenance: boolean, endsAt: string | null = null) => ({
  serverTime: '2030-05-06T08:00:00Z',
  merchant: 'LOTUS',
  maintenance,
  maintenanceInfo: maintenance ? { endsAt, message: null } : null,
  plannedMaintenance: null,
});

test('the maintenance page asks the status by itself, tells a changed end, and opens the site when it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isOpen = false;
  let end = '2030-05-06T09:00:00Z';
  const platform = stubPlatform({
    getPermission: () => (isOpen ? permission() : closed('2030-05-06T09:00:00Z')),
    getStatus: () => statusOf(!isOpen, end),
  });
  vi.stubGlobal('fetch', platform.carry);
  await openPage('/en/');
  expect(await screen.findByText(/16:00|4:00/)).toBeTruthy();
  end = '2030-05-06T10:30:00Z';
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText(/17:30|5:30/)).toBeTruthy();
  end = '2030-05-06T07:30:00Z';
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByText(/taking longer than planned/)).toBeTruthy();
  // While the status says so, nobody asks for more.
  expect(platform.countOf('getPermission')).toBe(1);
  isOpen = true;
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByRole('heading', { name: 'Lotus home in en' })).toBeTruthy();
});

test('from a region that may not enter, every address is the restricted page', async () => {
  answerStart(() => permission({ regionRestriction: true }));
  const { html, state } = await writePage('/', 'en');
  await openPage('/en/', html, state);
  expect(await screen.findByRole('heading', { name: 'Access restricted' })).toBeTruthy();
  expect(screen.queryByText(/Lotus home/)).toBeNull();
});

test('from an address that is blocked the page says so, and which address that is', async () => {
  answerStart(() => permission({ regionRestriction: true, restriction: 'address' }));
  await openPage('/en/');
  expect(await screen.findByText(/Your network address is blocked on this site/)).toBeTruthy();
  expect(screen.getByText(permission().location.ip)).toBeTruthy();
});

test('keeps the invitation of a link to any page until the registration', async () => {
  answerStart(() => permission());
  await openPage('/en/game/7?ref=POND88');
  await waitFor(() => expect(sessionStore.get('affiliateCode')).toBe('POND88'));
});

test('keeps the addresses of the merchant once the page is at rest', async () => {
  const route = { current: 'lotus.localhost', domains: ['lotus.localhost', 'lotus.example'] };
  const platform = stubPlatform({ getPermission: () => permission(), getDomainRoute: () => route });
  vi.stubGlobal('fetch', platform.carry);
  await openPage('/en/');
  expect(sessionStore.get('domainRoute')).toBeUndefined();
  await waitFor(() => expect(JSON.parse(sessionStore.get('domainRoute') ?? '{}')).toEqual(route), {
    timeout: 4_000,
  });
});

test('keeps merchant and settings where the specification wants them', async () => {
  answerStart(() => permission({}, 'FREEPLAY3'));
  await openPage('/');
  expect(sessionStore.get('merchant')).toBe('LOTUS');
  expect(JSON.parse(sessionStore.get('settings') ?? '')).toEqual(settingsWith('FREEPLAY3'));
});
