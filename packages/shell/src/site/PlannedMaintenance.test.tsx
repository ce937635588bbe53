import { stubPlatform } from '@marquee/feature-core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSite } from '../gallery/openSite.tsx';
import { brand } from '../testing/brand.ts';
import { home } from '../testing/features.tsx';
import { permission } from '../testing/permission.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = async (getPermission: () => ReturnType<typeof permission>) => {
  const platform = stubPlatform({ getPermission });
  const view = await openSite({
    brand,
    logo: '<svg />',
    mark: '<svg />',
    features: [home],
    language: 'en',
    at: '/',
    carry: platform.carry,
  });
  await act(async () => void render(view));
  return platform;
};

test('a page that is open is told of a maintenance that is planned meanwhile, counts down, and closes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = permission();
  await open(() => answer);
  expect(screen.queryByRole('timer')).toBeNull();
  const startsAt = new Date(Date.now() + 3 * 60_000).toISOString();
  const serverTime = new Date().toISOString();
  answer = permission({
    plannedMaintenance: { startsAt, endsAt: null },
    info: { ...permission().info, serverTime },
  });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^00:0[1-3]:\d\d$/);
  expect(screen.getByText('The site is about to close for maintenance')).toBeTruthy();
  answer = permission({ maintenance: true, maintenanceInfo: { endsAt: null, message: null } });
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(await screen.findByRole('heading', { name: 'The site is under maintenance' })).toBeTruthy();
});

test('a page that nothing is planned for stays as it is when it looks again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const platform = await open(() => permission());
  const heading = await screen.findByRole('heading', { level: 1 });
  const asked = platform.countOf('getPermission');
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(platform.countOf('getPermission')).toBe(asked + 1);
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});
