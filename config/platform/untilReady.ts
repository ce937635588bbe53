import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/health/ready' }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });

/** Waits until a platform answers ready; rejects when it ends before, or after a minute. */
export const untilReady = async (port: number, hasEnded: () => boolean): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while (!(await isReady(port))) {
    if (hasEnded()) throw new Error('The platform ended before it was ready.');
    if (Date.now() > deadline) throw new Error('The platform was not ready within a minute.');
    await wait(50);
  }
};
