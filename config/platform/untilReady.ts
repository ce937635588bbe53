import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const isReady = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ port, host: 'localhost', path }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });

/** Waits until a server answers ready; rejects when it ends before, or after a minute. */
export const untilReady = async (
  port: number,
  hasEnded: () => boolean,
  path = '/health/ready',
): Promise<void> => {
  const deadline = Date.now() + 60_000;
  while (!(await isReady(port, path))) {
    if (hasEnded()) throw new Error('The server ended before it was ready.');
    if (Date.now() > deadline) throw new Error('The server was not ready within a minute.');
    await wait(50);
  }
};
