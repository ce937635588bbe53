import { localStore } from '@marquee/feature-core';
import { renderFeature, siteIn } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { feature } from '../index.ts';
import { homeData } from '../testing/homeData.ts';
import Popup from './Popup.slot.tsx';

beforeEach(() => localStore.remove('seenPopup'));
afterEach(cleanup);

type Options = { popup?: ReturnType<typeof homeData>['popup']; at?: string; as?: 'dialog' | 'corner' };

const show = ({ popup = homeData().popup, at = '/', as = 'dialog' }: Options = {}) => {
  const { brand } = siteIn('en');
  return renderFeature(<Popup />, {
    catalog,
    at,
    site: { brand: { ...brand, layout: { ...brand.layout, popup: as } } },
    modals: feature.modals ?? {},
    answers: { getHome: () => homeData({ popup }) },
  });
};
/** All that a part asks for as soon as it is shown has been asked for. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const news = { ...homeData().popup!, id: 'news', title: 'News' };

describe('as a dialog', () => {
  test('the announcement opens in full over the home page, once', async () => {
    await show();
    const box = within(await screen.findByRole('dialog', { name: 'Keep calm' }));
    expect(box.getByText('Calm')).toBeTruthy();
    await userEvent.click(box.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    const { countOf } = await show();
    await waitFor(() => expect(countOf('getHome')).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('it leads to all announcements', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'All announcements' });
    expect(link.getAttribute('href')).toBe('/?modal=announcements');
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keep calm' })).toBeNull());
  });

  test('the next announcement opens again', async () => {
    localStore.set('seenPopup', 'calm');
    await show({ popup: news });
    expect(await screen.findByRole('dialog', { name: 'News' })).toBeTruthy();
  });

  test.each([['/register'], ['/member/deposit']])(
    'it does not open over %s, nor is it asked for',
    async (at) => {
      const { countOf, modals } = await show({ at });
      await settled();
      expect([countOf('getHome'), modals()]).toEqual([0, []]);
      expect(localStore.get('seenPopup')).toBeUndefined();
    },
  );
});

describe('in a corner', () => {
  test('the announcement stands on the home page until it is put away, and not again', async () => {
    const elsewhere = await show({ as: 'corner', at: '/register' });
    await settled();
    expect(elsewhere.countOf('getHome')).toBe(0);
    expect(screen.queryByText('Keep calm')).toBeNull();
    cleanup();
    await show({ as: 'corner' });
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Keep calm')).toBeNull();
    cleanup();
    const { countOf } = await show({ as: 'corner' });
    await waitFor(() => expect(countOf('getHome')).toBe(1));
    expect(screen.queryByText('Keep calm')).toBeNull();
  });

  test('the next announcement stands there again', async () => {
    localStore.set('seenPopup', 'calm');
    await show({ as: 'corner', popup: news });
    expect(await screen.findByText('News')).toBeDefined();
  });

  test('reading it opens the announcement and puts it away', async () => {
    await show({ as: 'corner' });
    const link = await screen.findByRole('link', { name: 'Keep calm' });
    expect(link.getAttribute('href')).toBe('/?modal=announcements&id=calm');
    await userEvent.click(link);
    expect(localStore.get('seenPopup')).toBe('calm');
  });
});
