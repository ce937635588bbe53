import { buildVariables, createReader } from '@marquee/variables';
import { run } from './run.ts';
import { withPlatform } from './withPlatform.ts';

/**
 * Builds every brand once and packages each into its own deployable folder. Prerendered pages show the data of
 * `SNAPSHOT_URL`, or of a seeded platform that runs just for it.
 */
export const buildSites = async (): Promise<void> => {
  await run('node', ['packages/brand/scripts/brand.ts', 'check']);
  await run('pnpm', ['--filter', '@marquee/web', 'exec', 'vite', 'build', '--app', '--logLevel', 'warn']);
  const packageBrands = (url: URL) =>
    run('node', ['apps/web/build/packageBrands.ts'], {
      env: { ...process.env, NODE_ENV: 'production', PLATFORM_URL: url.href },
    });
  const snapshot = createReader(buildVariables).text('SNAPSHOT_URL');
  await (snapshot ? packageBrands(new URL(snapshot)) : withPlatform(packageBrands));
};
