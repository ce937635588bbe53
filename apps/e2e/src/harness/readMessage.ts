import { expect } from 'vitest';
import { askSandbox } from './askSandbox.ts';
import type { Host } from './hosts.ts';

/** The first part of `what` that a message to somebody holds; waits until one does. */
export const readMessage = async (host: Host, to: string, what: RegExp): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const path = `/sandbox/outbox.json?to=${encodeURIComponent(to)}`;
        const { messages } = await askSandbox<{ messages: { text: string }[] }>(host, 'GET', path);
        found = messages.map(({ text }) => what.exec(text)?.[1]).find(Boolean);
        return found;
      },
      { timeout: 10_000 },
    )
    .toBeTruthy();
  return found ?? '';
};
