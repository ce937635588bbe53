import { defineFeature } from '@marquee/feature-core';
import { memberOf, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteRoutesOf } from '../routing/siteRoutes.ts';
import { shellTexts } from '../shellTexts.ts';
import { ShownContext } from '../site/useShown.ts';
import { BottomBar } from './BottomBar.tsx';

const catalog = shellTexts.catalog!;
const load = async () => ({ default: () => null });

const features = [
  defineFeature({ id: 'home', routes: [{ paths: ['/'], layout: 'shared', load }] }),
  defineFeature({
    id: 'games',
    routes: [
      { paths: ['/games'], layout: 'shared', load },
      { paths: ['/game/:gameId'], layout: 'shared', load },
    ],
  }),
  defineFeature({
    id: 'account',
    routes: [
      { paths: ['/member'], layout: 'member', load },
      { paths: ['/member/cards'], layout: 'member', load },
    ],
  }),
  defineFeature({
    id: 'deposits',
    routes: [{ paths: ['/member/deposit'], layout: 'member', load }],
  }),
];

afterEach(cleanup);

test.each([
  ['/', 'Home', 'page'],
  ['/games', 'Games', 'page'],
  ['/game/moon-lotus', 'Games', 'true'],
  ['/member', 'Me', 'page'],
  ['/member/cards', 'Me', 'true'],
  ['/member/deposit', 'Deposit', 'page'],
])('at %s the entry “%s” alone says that the reader is there', async (at, label, current) => {
  await renderFeature(
    <ShownContext value={{ features, routes: siteRoutesOf(features), merchant: 'LOTUS' }}>
      <BottomBar />
    </ShownContext>,
    { catalog, session: memberOf(0), at },
  );
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [label, current],
  ]);
});
