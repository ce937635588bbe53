import type { Flag } from '@marquee/contract/flags';
import { defineFeature } from '@marquee/feature-core';
import { stubPlatform } from '@marquee/feature-core/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite } from '../gallery/openSite.tsx';
import { brand } from '../testing/brand.ts';
import { account, home } from '../testing/features.tsx';
import { permission } from '../testing/permission.ts';

const freePlay = defineFeature({
  id: 'free-play',
  modals: { freePlay: async () => ({ default: () => <dialog open aria-label="Free play" /> }) },
});

const show = async (at: string, ...flags: Flag[]) => {
  const view = await openSite({
    brand: { ...brand, features: [...brand.features, 'free-play'] },
    logo: '<svg />',
    mark: '<svg />',
    features: [home, account, freePlay],
    language: 'en',
    at,
    carry: stubPlatform({ getPermission: () => permission({}, ...flags) }).carry,
  });
  await act(async () => void render(view));
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('the header leads home and shows the time of the merchant', async () => {
  await show('/register', 'DIRECTREG3');
  const header = within(await screen.findByRole('banner'));
  expect(header.getByRole('link', { name: 'Lotus, home' }).getAttribute('href')).toBe('/en');
  expect(await header.findByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)).toBeTruthy();
});

test('the footer tells licence, regulator, least age and who helps', async () => {
  await show('/');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('Only for people aged 18 and over')).toBeTruthy();
  expect(footer.getByText('L-1')).toBeTruthy();
  for (const [name, address] of [
    ['PAGCOR', 'https://www.pagcor.ph'],
    ['GamCare', 'https://www.gamcare.org.uk'],
  ])
    expect(footer.getByRole('link', { name: name! }).getAttribute('href')).toBe(address);
});

test('an address that is not there says so and leads home', async () => {
  await show('/no-such-page');
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/en');
});

test('a guest is offered the ways to join that the merchant has: one as a link, more in a menu', async () => {
  await show('/', 'DIRECTREG3');
  const header = () => within(screen.getByRole('banner'));
  expect((await header().findByRole('link', { name: 'Register' })).getAttribute('href')).toBe('/en/register');
  expect(header().queryByRole('button', { name: 'Join' })).toBeNull();
  cleanup();

  await show('/', 'DIRECTREG3', 'FREEPLAY3');
  expect(await header().findByRole('button', { name: 'Join' })).toBeTruthy();
  const items = header().getAllByRole('menuitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(['Register', 'Free demo']);
});
