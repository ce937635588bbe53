import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import { startOf } from './brandEntries.ts';
import { hashValues } from './hashSources.ts';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const mark = join(dist, 'code.json');

const keyOfBuilt = () =>
  ['client/site.json', 'server/entry-server.js', 'server/renderer.js', 'worker/sw.js', 'code.json'].every(
    (file) => existsSync(join(dist, file)),
  )
    ? readFileSync(mark, 'utf8')
    : undefined;

/** Builds the code of all brands, whose features are all of them that stands in it, unless what stands in `dist` was built from the same. Rejects when the build fails. */
export const buildCode = async (brands: readonly LoadedBrand[], sources: string): Promise<void> => {
  const key = hashValues(sources, [...new Set(brands.map(({ brand }) => startOf(brand)))].sort());
  if (keyOfBuilt() === key) return;
  rmSync(mark, { force: true });
  // Not by way of pnpm, which would first look whether what is installed is what it would install.
  const vite = join(web, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
  });
  const [code, signal] = (await once(build, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(`\`vite build\` ended with ${signal ?? code}.`);
  mkdirSync(dist, { recursive: true });
  writeFileSync(mark, key);
};
