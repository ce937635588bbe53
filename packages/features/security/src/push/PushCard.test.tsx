import { endPush, getPush, keepPush } from '@marquee/contract/routes';
import { toastsAtom } from '@marquee/feature-core';
import { memberOf, renderFeature } from '@marquee/feature-core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import { PushCard } from './PushCard.tsx';
import { usePush } from './usePush.ts';

const label = 'Tell me of new messages in this browser';
const made = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** A browser with a worker and a push service, whose reader answers the question for permission so. */
const openBrowser = (answer: NotificationPermission, permission: NotificationPermission = 'default') => {
  let current: object | null = null;
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => {
    current = null;
    return true;
  });
  const subscribe = vi.fn<(options: object) => Promise<object>>(async () => {
    current = { toJSON: () => made, unsubscribe };
    return current;
  });
  const pushManager = { getSubscription: async () => current, subscribe };
  const workers = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }));
  vi.stubGlobal('PushManager', vi.fn());
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => answer);
  vi.stubGlobal('Notification', { permission, requestPermission });
  return { subscribe, unsubscribe, requestPermission };
};

const Notifications = () => <PushCard data={usePush().data} />;

const open = (publicKey: string | null = 'key', isOn = false) => {
  let state = isOn;
  return renderFeature(<Notifications />, {
    catalog,
    session: memberOf(),
    answers: {
      [getPush.id]: () => ({ publicKey, isOn: state }),
      [keepPush.id]: () => ({ isOn: (state = true) }),
      [endPush.id]: () => ({ isOn: (state = false) }),
    },
  });
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing is asked of the reader before they turn it on; then this browser is told of messages', async () => {
  const { subscribe, requestPermission } = openBrowser('granted');
  const { bodiesOf } = await open();
  const choice = await screen.findByRole('checkbox', { name: label });
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(choice);
  await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(true));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(bodiesOf(keepPush.id)).toEqual([{ endpoint: made.endpoint, ...made.keys }]);
});

test('without the reader’s permission nothing is subscribed and nothing is sent', async () => {
  const { subscribe } = openBrowser('denied');
  const { countOf, store } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: label }));
  await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  expect([subscribe.mock.calls.length, countOf(keepPush.id)]).toEqual([0, 0]);
});

test('turned off, the platform and the browser both forget it', async () => {
  const { unsubscribe } = openBrowser('granted', 'granted');
  const { countOf } = await open();
  const choice = await screen.findByRole('checkbox', { name: label });
  await userEvent.click(choice);
  await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(true));
  await userEvent.click(choice);
  await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(false));
  expect([countOf(endPush.id), unsubscribe.mock.calls.length]).toEqual([1, 1]);
});

test('a browser that blocks them says where they are allowed again', async () => {
  openBrowser('denied', 'denied');
  await open();
  expect(await screen.findByText(/blocks notifications/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('where the installation sends none, none are offered', async () => {
  openBrowser('granted');
  const { countOf } = await open(null);
  await waitFor(() => expect(countOf(getPush.id)).toBe(1));
  expect(screen.queryByText('Notifications')).toBeNull();
});
