import { defineFeature, modalsAtom, type OpenModal, sessionAtom } from '@marquee/feature-core';
import { memberOf, renderFeature } from '@marquee/feature-core/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteRoutesOf } from '../routing/siteRoutes.ts';
import { shellTexts } from '../shellTexts.ts';
import { ShownContext } from '../site/useShown.ts';
import MemberArea from './MemberArea.slot.tsx';

const catalog = shellTexts.catalog!;

const page = async () => ({ default: () => null });
const own = defineFeature({
  id: 'account',
  routes: [
    { paths: ['/member'], layout: 'member', load: page },
    { paths: ['/member/cards'], layout: 'member', load: page },
    { paths: ['/agent/team'], layout: 'member', load: page },
  ],
  entries: [
    { place: 'centre', label: { id: 'Cards' }, order: 20, to: '/member/cards', icon: 'bank' },
    { place: 'centre', label: { id: 'Mine' }, order: 10, to: '/member' },
    { place: 'centre', label: { id: 'Elsewhere' }, order: 30, to: '/member/elsewhere' },
    { place: 'centre', label: { id: 'Team' }, order: 40, to: '/agent/team', forAgents: true },
  ],
});

const shown = { features: [own], routes: siteRoutesOf([own]), merchant: 'LOTUS' };

const render = (
  session: Parameters<typeof renderFeature>[1]['session'],
  path = '/member/cards',
  modal?: OpenModal,
) =>
  renderFeature(
    <ShownContext value={shown}>
      <MemberArea path={path} title={{ id: 'Cards' }} about={{ id: 'Where money goes.' }}>
        <p>Hers alone</p>
      </MemberArea>
    </ShownContext>,
    { catalog, session, at: path, ...(modal && { modal }) },
  );

const modals = ({ store }: Awaited<ReturnType<typeof renderFeature>>) =>
  store.get(modalsAtom).map(({ id }) => id);

afterEach(cleanup);

test('a member sees the page beside a menu of the pages that there are', async () => {
  const view = await render(memberOf(0));
  expect(screen.getByText('Hers alone')).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'Member area' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Mine', 'Cards']);
  expect(menu.getByRole('link', { name: 'Cards' }).getAttribute('aria-current')).toBe('page');
  expect(modals(view)).toEqual([]);
});

test('an agent’s menu leads to what is for agents, too', async () => {
  await render(memberOf(2));
  const menu = within(screen.getByRole('navigation', { name: 'Member area' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Mine', 'Cards', 'Team']);
});

test('every page but the overview leads back to it', async () => {
  await render(memberOf(0));
  expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/member');
  cleanup();
  await render(memberOf(0), '/member');
  expect(screen.queryByRole('link', { name: 'My account' })).toBeNull();
});

test('a guest sees nothing of the page, and the login box opens', async () => {
  const view = await render({ status: 'guest' });
  expect(screen.queryByText('Hers alone')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeTruthy();
  expect(modals(view)).toEqual(['login']);
});

test('who logs out here is not asked to log in', async () => {
  const view = await render(memberOf(0));
  act(() => view.store.set(sessionAtom, { status: 'guest' }));
  expect(screen.queryByText('Hers alone')).toBeNull();
  expect(modals(view)).toEqual([]);
});

test('a guest who came for another box keeps it', async () => {
  const view = await render({ status: 'guest' }, '/member', { id: 'forgotPassword', params: {} });
  expect(modals(view)).toEqual(['forgotPassword']);
});

test('a free-play account is told that a real one is needed', async () => {
  const view = await render(memberOf(4));
  expect(screen.queryByText('Hers alone')).toBeNull();
  expect(modals(view)).toEqual(['realAccountNeeded']);
});

test('nothing is decided while the session is being taken up', async () => {
  const view = await render({ status: 'restoring' });
  expect(screen.queryByText('Hers alone')).toBeNull();
  expect(screen.queryByText('Log in to see this page')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Cards' })).toBeTruthy();
  expect(screen.getByText('Where money goes.')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Member area' })).toBeTruthy();
  expect(modals(view)).toEqual([]);
});

test('the head stands from the first paint on and is not drawn anew for who comes', async () => {
  const view = await render({ status: 'restoring' });
  const about = screen.getByText('Where money goes.');
  act(() => view.store.set(sessionAtom, memberOf(0)));
  expect(screen.getByText('Hers alone')).toBeTruthy();
  expect(screen.getByText('Where money goes.')).toBe(about);
});
