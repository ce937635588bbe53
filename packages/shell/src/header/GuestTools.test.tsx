import type { Flag } from '@marquee/contract';
import { defineFeature } from '@marquee/feature-core';
import { renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteRoutesOf } from '../routing/siteRoutes.ts';
import { shellTexts } from '../shellTexts.ts';
import { ShownContext } from '../site/useShown.ts';
import { GuestTools } from './GuestTools.tsx';

const catalog = shellTexts.catalog!;

const features = [
  defineFeature({
    id: 'account',
    routes: [{ paths: ['/register'], layout: 'shared', load: async () => ({ default: () => null }) }],
  }),
  defineFeature({ id: 'free-play', modals: { freePlay: async () => ({ default: () => null }) } }),
];

const show = (flags: readonly Flag[]) =>
  renderFeature(
    <ShownContext value={{ features, routes: siteRoutesOf(features), merchant: 'LOTUS' }}>
      <GuestTools />
    </ShownContext>,
    { catalog, site: { hasFlag: (flag) => flags.includes(flag) } },
  );

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(cleanup);

test('where the merchant opens no accounts nothing leads to the registration', async () => {
  await show([]);
  expect(links()).toEqual(['/?modal=login']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the only way to join is a link, several are a menu', async () => {
  await show(['DIRECTREG3']);
  expect(links()).toEqual(['/?modal=login', '/register']);
  cleanup();
  await show(['DIRECTREG3', 'FREEPLAY3']);
  expect(links()).toEqual(['/?modal=login']);
  expect(screen.getByRole('button', { name: 'Join' })).toBeTruthy();
  // jsdom opens no popover.
  expect(screen.getAllByRole('menuitem', { hidden: true }).map((item) => item.getAttribute('href'))).toEqual([
    '/register',
    '/?modal=freePlay',
  ]);
});
