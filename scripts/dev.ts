import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPlatform } from '../config/platform/startPlatform.ts';
import { loadBrands, nearestWord } from '../packages/brand/src/load/index.ts';
import { buildVariables, createReader } from '../packages/variables/src/index.ts';
import { root } from './steps/root.ts';

const brands = resolve(root, createReader(buildVariables).requiredText('BRANDS_DIR'));
const web = join(root, 'apps/web');

/** The brand that is named, or the first of all. Throws when there is none of that name. */
const requireBrand = (name: string | undefined): string => {
  const ids = readdirSync(brands).filter((folder) => existsSync(join(brands, folder, 'brand.ts')));
  const id = name ?? ids[0];
  if (id !== undefined && ids.includes(id)) return id;
  const nearest = id && nearestWord(id, ids);
  const hint = nearest ? ` Did you mean "${nearest}"?` : '';
  throw new Error(`There is no brand "${id}".${hint} There are: ${ids.join(', ')}.`);
};

/** Serves the pages of a brand until it is stopped, and hands the platform what its folder settles anew. */
const serve = async (brand: string) => {
  const platform = await startPlatform({ env: { BRANDS_DIR: brands } });
  try {
    const env = { ...process.env, BRANDS_DIR: brands, BRAND: brand, PLATFORM_URL: platform.url.href };
    const vite = fork(join(web, 'node_modules/vite/bin/vite.js'), ['dev'], { cwd: web, env });
    process.once('SIGTERM', () => vite.kill('SIGTERM'));
    vite.on('message', (changed: object) => {
      platform.apply(changed).then(
        () => vite.send('applied'),
        (error: Error) => vite.send(error.message),
      );
    });
    await new Promise<void>((resolve, reject) => {
      // By a signal it ends without a code: that was asked for.
      vite.on('exit', (code) =>
        code && code < 128 ? reject(new Error(`The development server ended with ${code}.`)) : resolve(),
      );
    });
  } finally {
    await platform.stop();
  }
};

// Ctrl-C reaches the dev server and the platform by themselves; this process stays to clean up after them.
process.on('SIGINT', () => undefined);
try {
  const brand = requireBrand(process.argv[2]);
  // What is wrong with a folder is told by its files and lines, before the platform stumbles over it.
  await loadBrands(brands);
  await serve(brand);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
