import { expect, test } from 'vitest';
import { createBoundedQueue } from './createBoundedQueue.ts';

const gate = () => {
  let open = () => {};
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { closed, open };
};

test('runs no more than its concurrency at once and all of it in the end', async () => {
  const queue = createBoundedQueue({ concurrency: 2, size: 10 });
  let running = 0;
  let most = 0;
  const work = () =>
    queue.run(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
  await Promise.all(Array.from({ length: 10 }, work));
  expect(most).toBe(2);
  expect(running).toBe(0);
});

test('refuses what would wait too long and says when to come back', async () => {
  const queue = createBoundedQueue({ concurrency: 1, size: 1 });
  const { closed, open } = gate();
  const first = queue.run(() => closed);
  const second = queue.run(() => Promise.resolve('served'));
  await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
    code: 'BUSY',
    details: { retryAfter: 2 },
  });
  open();
  await first;
  await expect(second).resolves.toBe('served');
  await expect(queue.run(() => Promise.resolve('free again'))).resolves.toBe('free again');
});

test('gives the place of failed work to the next in line', async () => {
  const queue = createBoundedQueue({ concurrency: 1, size: 5 });
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('next');
});
