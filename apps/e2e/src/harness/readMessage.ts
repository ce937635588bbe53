import { vi } from 'vitest';
import { askSandbox } from './askSandbox.ts';
import type { Host } from './hosts.ts';

/** The first part of `what` that a message to somebody holds; waits until one does. */
export const readMessage = (host: Host, to: string, what: RegExp): Promise<string> =>
  vi.waitUntil(
    async () => {
      const path = `/sandbox/outbox.json?to=${encodeURIComponent(to)}`;
      const { messages } = await askSandbox<{ messages: { text: string }[] }>(host, 'GET', path);
      return messages.map(({ text }) => what.exec(text)?.[1]).find(Boolean);
    },
    { timeout: 30_000 },
  ) as Promise<string>;
