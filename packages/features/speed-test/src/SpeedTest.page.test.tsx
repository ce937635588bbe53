import { getDomainRoute } from '@marquee/contract/routes';
import { localStore, type Permission } from '@marquee/feature-core';
import { type Answers, exampleFor, offline, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import SpeedTest from './SpeedTest.page.tsx';
import { catalog } from './catalog.ts';

const domains = ['lotus.example', 'lotus-2.example', 'lotus-3.example'];
const answers: Answers = { [getDomainRoute.id]: () => ({ current: 'lotus.example', domains }) };
const merchant = exampleFor('getPermission').info.merchant;
const permission: Permission = exampleFor('getPermission');

/** A network on which a domain takes as long as told, belongs to a merchant, or does not answer. */
const openNetwork = (lines: Record<string, { ms: number; merchant?: string } | null>) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
    const line = lines[new URL(address as string).hostname];
    now += line?.ms ?? 4_000;
    if (!line) throw new TypeError('Failed to fetch');
    const value = { ...exampleFor('getStatus'), merchant: line.merchant ?? merchant };
    return Response.json({ success: true, value });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const open = () => renderFeature(<SpeedTest />, { catalog, answers, site: { permission } });
const lineOf = (domain: string) => screen.getByText(domain).closest('li')!;
const measure = async () => userEvent.click(await screen.findByRole('button', { name: 'Measure' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStore.remove('bestLine');
});

test('nothing is asked before the reader wants it', async () => {
  const fetch = openNetwork({});
  await open();
  await screen.findByRole('list', { name: 'Addresses' });
  expect(within(lineOf('lotus.example')).getByText('This address')).toBeTruthy();
  expect(screen.getAllByText('Not measured yet')).toHaveLength(3);
  expect(fetch).not.toHaveBeenCalled();
});

test('each line shows the middle of its answers, failures as failures, and the fastest is remembered', async () => {
  const fetch = openNetwork({
    'lotus.example': { ms: 80 },
    'lotus-2.example': { ms: 31.4 },
    'lotus-3.example': null,
  });
  await open();
  await measure();
  expect(await screen.findByText(/^lotus-2\.example answers fastest/)).toBeTruthy();
  expect(within(lineOf('lotus.example')).getByText('80 ms')).toBeTruthy();
  expect(within(lineOf('lotus-2.example')).getByText('31 ms')).toBeTruthy();
  expect(within(lineOf('lotus-2.example')).getByText('Fastest')).toBeTruthy();
  const lost = within(lineOf('lotus-3.example'));
  expect(lost.getByText('No answer')).toBeTruthy();
  expect(lost.getByText(/2 of 5 tries, 2 not answered/)).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(12);
  for (const [, call] of fetch.mock.calls)
    expect(call).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  cleanup();
  await open();
  expect((await screen.findByText(/^Fastest at/)).textContent).toMatch(/: lotus-2\.example with 31 ms$/);
});

test('what answers as another merchant is no line of this site', async () => {
  openNetwork({
    'lotus.example': { ms: 80 },
    'lotus-2.example': { ms: 5, merchant: 'SOMEBODY' },
    'lotus-3.example': { ms: 90 },
  });
  await open();
  await measure();
  expect(await screen.findByText(/^lotus\.example answers fastest/)).toBeTruthy();
  expect(within(lineOf('lotus-2.example')).getByText('No answer')).toBeTruthy();
});

test('where nothing answers it says so, remembers nothing, and can be tried again', async () => {
  openNetwork({});
  await open();
  await measure();
  expect(await screen.findByText(/^No address has answered/)).toBeTruthy();
  expect(localStore.get('bestLine')).toBeUndefined();
  openNetwork({ 'lotus.example': { ms: 12 } });
  await userEvent.click(screen.getByRole('button', { name: 'Measure again' }));
  expect(await screen.findByText(/^lotus\.example answers fastest/)).toBeTruthy();
});

test('a domain that the site no longer has is not recommended', async () => {
  localStore.set('bestLine', JSON.stringify({ domain: 'gone.example', ms: 9, at: '2026-11-20T08:00:00Z' }));
  await open();
  await screen.findByRole('list', { name: 'Addresses' });
  expect(screen.queryByText(/^Fastest at/)).toBeNull();
});

test('a failure to learn the addresses can be tried again', async () => {
  await renderFeature(<SpeedTest />, { catalog, answers: { [getDomainRoute.id]: offline } });
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the addresses');
});
