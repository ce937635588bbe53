import { localStore } from '@marquee/feature-core';
import { stubPlatform } from '@marquee/feature-core/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite } from '../gallery/openSite.tsx';
import { brand } from '../testing/brand.ts';
import { account, games, home } from '../testing/features.tsx';
import { permission } from '../testing/permission.ts';

type Layer = { dataLayer?: IArguments[] };
const layer = globalThis as Layer;

const show = async (analytics: string | null, at = '/') => {
  const answer = permission();
  const view = await openSite({
    brand,
    logo: '<svg />',
    mark: '<svg />',
    features: [home, account, games],
    language: 'en',
    at,
    carry: stubPlatform({ getPermission: () => ({ ...answer, info: { ...answer.info, analytics } }) }).carry,
  });
  await act(async () => void render(view));
};

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')];
const told = () => (layer.dataLayer ?? []).map((call) => [...call] as unknown[]);
const consent = () => screen.findByRole('complementary', { name: 'Usage statistics' }, { timeout: 4_000 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  delete layer.dataLayer;
});
afterEach(cleanup);

test('a site without an id asks nobody and counts nothing', async () => {
  localStore.set('analytics', 'yes');
  await show(null);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_800)));
  expect(screen.queryByRole('complementary', { name: 'Usage statistics' })).toBeNull();
  expect(screen.queryByRole('button', { name: /usage statistics/ })).toBeNull();
  expect([scripts().length, layer.dataLayer]).toEqual([0, undefined]);
});

test('nothing is loaded before a visitor agrees, and a no is kept until they change it at the foot', async () => {
  await show('G-TEST1234');
  const question = within(await consent());
  expect(scripts()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('complementary', { name: 'Usage statistics' })).toBeNull();
  expect([localStore.get('analytics'), scripts().length]).toEqual(['no', 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Change my choice about usage statistics' }));
  expect(await consent()).toBeTruthy();
  expect(localStore.get('analytics')).toBeUndefined();
});

test('the question does not follow a visitor beyond the home page, but comes where they want to change their answer', async () => {
  await show('G-TEST1234', '/game/lotus');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_800)));
  expect(screen.queryByRole('complementary', { name: 'Usage statistics' })).toBeNull();
  expect(scripts()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Change my choice about usage statistics' }));
  expect(await consent()).toBeTruthy();
});

test('with consent each page is counted by its path alone, until the consent is taken back', async () => {
  await show('G-TEST1234', '/?ref=secret');
  await userEvent.click(within(await consent()).getByRole('button', { name: 'Allow' }));
  expect(scripts().map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
  await waitFor(() => expect(told().map(([name]) => name)).toEqual(['js', 'config', 'set', 'event']));
  const [, config, , view] = told();
  expect(config?.[2]).toMatchObject({ send_page_view: false, allow_google_signals: false });
  expect(view?.[2]).toMatchObject({ page_location: `${location.origin}/` });
  expect(JSON.stringify(told())).not.toContain('secret');

  document.cookie = '_ga_TEST1234=kept; path=/';
  await userEvent.click(screen.getByRole('button', { name: 'Change my choice about usage statistics' }));
  expect([scripts().length, document.cookie]).toEqual([0, '']);
  expect(Reflect.get(globalThis, 'ga-disable-G-TEST1234')).toBe(true);
});
