import { run } from './run.ts';

/**
 * Builds the code of all brands and packages each brand into its own deployable folder, as far as anything that it
 * depends on has changed.
 */
export const buildSites = async (): Promise<void> => {
  await run('node', ['packages/brand/scripts/brand.ts', 'check']);
  await run('node', ['apps/web/build/buildSites.ts'], { env: { ...process.env, NODE_ENV: 'production' } });
};
