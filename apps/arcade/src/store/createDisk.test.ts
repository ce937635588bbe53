import { mkdtempSync, rmSync } from 'node:fs';
import type * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from './openStore.ts';

/** The disk, which takes a write when the test lets it. */
const disk = vi.hoisted(() => ({ waiting: [] as ((error: Error | null) => void)[] }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof fs>()),
  fdatasync: (_file: number, done: (error: Error | null) => void) => disk.waiting.push(done),
}));
const { createDisk } = await import('./createDisk.ts');

const folder = mkdtempSync(join(tmpdir(), 'marquee-disk-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => disk.waiting.splice(0));

const open = (name: string) => {
  const store = openStore(join(folder, `${name}.sqlite`));
  const add = store.prepare('insert into kept_value (name, value) values (?, ?)');
  let written = 0;
  return { store, parts: createDisk(store), write: () => add.run(String((written += 1)), 'x') };
};
const after = (promise: Promise<void>) => {
  const state = { is: 'waiting' };
  void promise.then(
    () => (state.is = 'reached'),
    () => (state.is = 'failed'),
  );
  return state;
};
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

test('whoever waits goes on once the disk has what was written before, and those of one time share a write', async () => {
  const { parts, write } = open('shared');
  write();
  const [first, second] = [after(parts.reach()), after(parts.reach())];
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  write();
  const third = after(parts.reach());
  disk.waiting.shift()?.(null);
  await vi.waitFor(() => expect(first.is).toBe('reached'));
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  expect(third.is).toBe('waiting');
  disk.waiting.shift()?.(null);
  await vi.waitFor(() => expect([second.is, third.is]).toEqual(['reached', 'reached']));
});

test('nobody waits where nothing was written since, nor for a store in memory', async () => {
  const { parts, write } = open('unchanged');
  write();
  const first = parts.reach();
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  disk.waiting.shift()?.(null);
  await first;
  await parts.reach();
  await createDisk(openStore(':memory:')).reach();
  expect(disk.waiting).toHaveLength(0);
});

test('what the disk did not take is told to nobody, and tried again by the next', async () => {
  const { parts, write } = open('broken');
  write();
  const first = after(parts.reach());
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  disk.waiting.shift()?.(new Error('EIO'));
  await vi.waitFor(() => expect(first.is).toBe('failed'));
  const second = after(parts.reach());
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  await turn();
  expect(second.is).toBe('waiting');
  disk.waiting.shift()?.(null);
  await vi.waitFor(() => expect(second.is).toBe('reached'));
});

test('closing serves whoever waits, the second write of them too, and nobody afterwards', async () => {
  const { parts, write } = open('closed');
  write();
  const first = after(parts.reach());
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  write();
  const second = after(parts.reach());
  const closed = after(parts.close());
  disk.waiting.shift()?.(null);
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  await turn();
  expect([first.is, second.is, closed.is]).toEqual(['reached', 'waiting', 'waiting']);
  disk.waiting.shift()?.(null);
  await vi.waitFor(() => expect([second.is, closed.is]).toEqual(['reached', 'reached']));
  await expect(parts.reach()).rejects.toThrow('The store is closed.');
});
