import type { PushEvent, WorkerScope } from './WorkerScope.ts';

type Words = { title: string; body: string; path: string };

const isWords = (sent: unknown): sent is Words =>
  typeof sent === 'object' &&
  sent !== null &&
  ['title', 'body', 'path'].every((key) => typeof (sent as Record<string, unknown>)[key] === 'string');

const wordsOf = ({ data }: PushEvent): Words | undefined => {
  try {
    const sent = data?.json();
    return isWords(sent) ? sent : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Shows what the platform sends for a member, one notification in the place of the one before, and opens the page that
 * it names, in a window of its own: what is open may be a game, or hold something typed.
 */
export const tellMessages = (scope: WorkerScope): void => {
  const { registration, clients, location } = scope;
  scope.addEventListener('push', (event) => {
    const words = wordsOf(event);
    if (!words) return;
    const { title, body, path } = words;
    event.waitUntil(registration.showNotification(title, { body, tag: 'messages', data: path }));
  });

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    const address = new URL(String(notification.data), location.origin);
    if (address.origin === location.origin) event.waitUntil(clients.openWindow(address.href));
  });
};
