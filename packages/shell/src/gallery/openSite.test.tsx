import type { Permission } from '@marquee/feature-core';
import { memberOf, stubPlatform } from '@marquee/feature-core/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { brand } from '../testing/brand.ts';
import { account, games, home } from '../testing/features.tsx';
import { permission } from '../testing/permission.ts';
import { openSite } from './openSite.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const platform = (changes: Partial<Permission> = {}) =>
  stubPlatform({
    getPermission: () => permission(changes),
    getMemberInfo: () => memberOf(4).member,
  }).carry;

const show = async (options: Partial<Parameters<typeof openSite>[0]> = {}) => {
  const view = await openSite({
    brand,
    logo: '<svg />',
    mark: '<svg />',
    features: [home, games, account],
    language: 'en',
    at: '/',
    carry: platform(),
    ...options,
  });
  await act(async () => void render(view));
};

test('shows the page of an address that the browser does not stand at', async () => {
  await show({ at: '/game/moon' });
  expect(await screen.findByRole('heading', { name: 'Game moon' })).toBeTruthy();
  expect(location.pathname).toBe('/');
});

test('is logged in as the platform says, with a box open and its texts changed', async () => {
  await show({
    isLoggedIn: true,
    modal: { id: 'login', params: {} },
    texts: (messages) => Object.fromEntries(Object.keys(messages).map((id) => [id, 'Marked'])),
  });
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
  expect(sessionStorage.getItem('account')).toBe('an');
  expect(screen.getAllByText('Marked').length).toBeGreaterThan(0);
});

test('is closed where the start-up call closes it', async () => {
  await show({ carry: platform({ maintenance: true }) });
  expect(await screen.findByRole('heading', { name: 'The site is under maintenance' })).toBeTruthy();
});
