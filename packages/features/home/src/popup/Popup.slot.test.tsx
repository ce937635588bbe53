import { localStore } from '@marquee/feature-core';
import { renderFeature } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { homeData } from '../testing/homeData.ts';
import Popup from './Popup.slot.tsx';

beforeEach(() => localStore.remove('seenPopup'));
afterEach(cleanup);

const show = ({ popup = homeData().popup, at = '/' } = {}) =>
  renderFeature(<Popup />, { catalog, at, answers: { getHome: () => homeData({ popup }) } });

/** All that a part asks for as soon as it is shown has been asked for. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const news = { ...homeData().popup!, id: 'news', title: 'News' };

test.each([['/register'], ['/promotions'], ['/member/deposit']])(
  'the announcement does not stand on %s, nor is it asked for',
  async (at) => {
    const { countOf } = await show({ at });
    await settled();
    expect(countOf('getHome')).toBe(0);
    expect(screen.queryByText('Keep calm')).toBeNull();
    expect(localStore.get('seenPopup')).toBeUndefined();
  },
);

test('the announcement stands on the home page until it is put away, and not again', async () => {
  const { modals } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Keep calm')).toBeNull();
  expect(modals()).toEqual([]);
  cleanup();
  const { countOf } = await show();
  await waitFor(() => expect(countOf('getHome')).toBe(1));
  expect(screen.queryByText('Keep calm')).toBeNull();
});

test('the next announcement stands there again', async () => {
  localStore.set('seenPopup', 'calm');
  await show({ popup: news });
  expect(await screen.findByText('News')).toBeDefined();
});

test('reading it opens the announcement in full and puts it away', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Keep calm' });
  expect(link.getAttribute('href')).toBe('/?modal=announcements&id=calm');
  await userEvent.click(link);
  expect(localStore.get('seenPopup')).toBe('calm');
});
