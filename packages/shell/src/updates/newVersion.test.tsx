import { renderFeature } from '@marquee/feature-core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hosts } from '../modals/Hosts.tsx';
import { RuntimeProvider } from '../runtime/Runtime.ts';
import type { Runtime } from '../runtime/Runtime.ts';
import { createCatalogs } from '../runtime/createCatalogs.ts';
import { shellTexts } from '../shellTexts.ts';
import { createPartLoader } from '../runtime/createPartLoader.ts';
import { setupI18n } from '@lingui/core';
import { NewVersion } from './NewVersion.tsx';
import { noteTyping } from './typedText.ts';

const offer = 'A new version of this site is here.';
const catalog = shellTexts.catalog!;
const parts = createPartLoader(createCatalogs(setupI18n()), () => 'en');

/** A browser's workers, of which one is active that belongs to a version. */
const openWorkers = (entry: string) => {
  const workers = new EventTarget();
  const hear = () => workers.dispatchEvent(new MessageEvent('message', { data: { entry } }));
  const active = { postMessage: vi.fn<(word: string) => void>(hear) };
  const update = vi.fn<() => Promise<void>>(async () => undefined);
  const register = vi.fn<(path: string, options: object) => Promise<object>>(async () => ({
    active,
    update,
  }));
  return Object.assign(workers, { startMessages: () => undefined, register, active, update });
};

const open = async (entry: string, isBare = false) => {
  const workers = openWorkers(entry);
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }));
  await renderFeature(
    <RuntimeProvider value={{ parts } as Runtime}>
      <input aria-label="Amount" />
      <Hosts isBare={isBare} />
    </RuntimeProvider>,
    { catalog },
  );
  await waitFor(() => expect(workers.active.postMessage).toHaveBeenCalled());
  return workers;
};

/** Whatever would be shown has its code by then. */
const loadToasts = () => act(async () => void (await import('../modals/Toasts.slot.tsx')));

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="manifest" href="/assets/manifest.json"><script data-entry="/assets/brand-1.js"></script>';
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('a worker of another version is told of, and the offer can be put off', async () => {
  const { register } = await open('/assets/brand-2.js');
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(await screen.findByText(offer)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Later'));
  expect(screen.queryByText(offer)).toBeNull();
});

test('a worker of the page’s own version is not worth a word', async () => {
  await open('/assets/brand-1.js');
  await loadToasts();
  expect(screen.queryByText(offer)).toBeNull();
});

test('a page such as a game is left alone', async () => {
  await open('/assets/brand-2.js', true);
  await loadToasts();
  expect(screen.queryByText(offer)).toBeNull();
});

test('where pages have no worker, none is registered', async () => {
  document.head.innerHTML = '';
  const workers = openWorkers('/assets/brand-2.js');
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }));
  const { followWorker } = await import('./followWorker.ts');
  followWorker(() => undefined)();
  expect(workers.register).not.toHaveBeenCalled();
});

test('a page that stays open looks for another version when its reader comes back, not more than hourly', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const workers = await open('/assets/brand-1.js');
    const comeBack = async () => {
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    };
    await comeBack();
    expect(workers.update).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 61 * 60_000);
    await comeBack();
    await comeBack();
    expect(workers.update).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

test('what somebody has typed is not lost without a word', async () => {
  const end = noteTyping();
  const reload = vi.fn<() => void>();
  await renderFeature(
    <>
      <input aria-label="Amount" />
      <NewVersion reload={reload} />
    </>,
    { catalog },
  );
  await userEvent.type(screen.getByRole('textbox'), '500');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('Reloading would lose what you have typed on this page.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reload anyway' }));
  expect(reload).toHaveBeenCalledOnce();
  end();
});

test('a field that is empty again loses nothing', async () => {
  const end = noteTyping();
  const reload = vi.fn<() => void>();
  await renderFeature(
    <>
      <input aria-label="Amount" />
      <NewVersion reload={reload} />
    </>,
    { catalog },
  );
  await userEvent.type(screen.getByRole('textbox'), '5{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  end();
});
