import { run } from './run.ts';

/** Refuses to hand players what nobody has confirmed of a brand; what is missing is on the terminal by then. */
export const requireConfirmed = (): Promise<void> =>
  run('node', ['packages/brand/scripts/brand.ts', 'check', '--production'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  }).catch(() => {
    throw new Error('`npm start` builds and plays it all the same.');
  });
