import { expect, test } from 'vitest';
import { tellMessages } from './tellMessages.ts';
import type { WorkerScope } from './WorkerScope.ts';

const origin = 'https://lotus.example';

const openWorker = () => {
  const shown: unknown[] = [];
  const opened: string[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    location: { origin },
    clients: { openWindow: async (address: string) => void opened.push(address) },
    registration: { showNotification: async (...words: unknown[]) => void shown.push(words) },
  };
  tellMessages(scope as unknown as WorkerScope);
  const happen = (name: string, event: object) =>
    listeners.get(name)?.({ waitUntil: () => undefined, ...event } as never);
  const receive = (text: string | null) =>
    happen('push', { data: text === null ? null : { json: (): unknown => JSON.parse(text) } });
  const press = (data: unknown) =>
    happen('notificationclick', { notification: { close: () => undefined, data } });
  return { shown, opened, receive, press };
};

test('a message is told by the name of the site, and a press opens the messages', () => {
  const { shown, opened, receive, press } = openWorker();
  receive(
    JSON.stringify({
      title: 'Lotus',
      body: 'You have a new message.',
      path: '/?modal=announcements&tab=inbox',
    }),
  );
  expect(shown).toEqual([
    ['Lotus', { body: 'You have a new message.', tag: 'messages', data: '/?modal=announcements&tab=inbox' }],
  ]);
  press('/?modal=announcements&tab=inbox');
  expect(opened).toEqual([`${origin}/?modal=announcements&tab=inbox`]);
});

test.each([[null], ['no words'], ['{"title":"Lotus"}'], ['[]']])('%s shows nothing', (text) => {
  const { shown, receive } = openWorker();
  receive(text);
  expect(shown).toEqual([]);
});

test.each([['https://evil.example/'], ['//evil.example/'], ['javascript:alert(1)']])(
  '%s is not opened',
  (address) => {
    const { opened, press } = openWorker();
    press(address);
    expect(opened).toEqual([]);
  },
);
