import { getHome } from '@marquee/contract/routes';
import { exampleFor, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shellTexts } from '../shellTexts.ts';
import SidePanels from './SidePanels.slot.tsx';

const open = (resources = exampleFor('getHome').resources) =>
  renderFeature(<SidePanels />, {
    catalog: shellTexts.catalog!,
    answers: { [getHome.id]: () => ({ ...exampleFor('getHome'), resources }) },
  });

const panel = (name: string) => within(screen.getByRole('complementary', { name }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('innerWidth', 1600);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the site on a phone stands by QR code; support and Telegram are a press away where there are any', async () => {
  await open();
  const contact = panel('Apps and support');
  expect(await contact.findByRole('button', { name: 'Mobile web' })).toBeTruthy();
  expect(contact.getByRole('img', { name: 'QR code: Mobile web', hidden: true })).toBeTruthy();
  expect(contact.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/feedback');
  expect(contact.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe('https://telegram.org/');
  cleanup();

  await open([]);
  expect(await panel('Apps and support').findByRole('link', { name: 'Support' })).toBeTruthy();
  expect(panel('Apps and support').queryByRole('link', { name: 'Telegram' })).toBeNull();
});

test.each(['Categories', 'Apps and support'])(
  'the panel “%s” folds away by its handle, and stays as the reader left it',
  async (name) => {
    const user = userEvent.setup();
    await open();
    if (name === 'Categories') await user.click(panel(name).getByRole('button', { name: `Expand: ${name}` }));
    await user.click(panel(name).getByRole('button', { name: `Collapse: ${name}` }));
    expect(panel(name).queryByRole('list')).toBeNull();
    cleanup();

    await open();
    expect(panel(name).queryByRole('list')).toBeNull();
    await user.click(panel(name).getByRole('button', { name: `Expand: ${name}` }));
    expect(panel(name).getByRole('list')).toBeTruthy();
  },
);
