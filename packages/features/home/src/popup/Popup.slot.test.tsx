import { localStore } from '@marquee/feature-core';
import { renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { homeData } from '../testing/homeData.ts';
import Popup from './Popup.slot.tsx';

beforeEach(() => localStore.remove('seenPopup'));
afterEach(cleanup);

const show = (popup = homeData().popup) =>
  renderFeature(<Popup />, { catalog, answers: { getHome: () => homeData({ popup }) } });

test('the announcement pops up until it is put away, and not again', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Keep calm')).toBeNull();
  cleanup();
  const { called } = await show();
  await expect.poll(() => called.mock.calls.length).toBe(1);
  expect(screen.queryByText('Keep calm')).toBeNull();
});

test('the next announcement pops up again', async () => {
  localStore.set('seenPopup', 'calm');
  await show({ ...homeData().popup!, id: 'news', title: 'News' });
  expect(await screen.findByText('News')).toBeDefined();
});

test('reading it opens the announcement and puts it away', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Read more' });
  expect(link.getAttribute('href')).toBe('/?modal=announcements&id=calm');
  await userEvent.click(link);
  expect(localStore.get('seenPopup')).toBe('calm');
});
