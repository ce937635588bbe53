import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPinnedBrowser } from '@marquee/config/browser';

const app = join(import.meta.dirname, '../..');
const config = join(app, '../../config');

const sources = [join(app, 'src/snapshots'), join(app, 'src/served'), join(config, 'browser')];
const packages = [
  join(config, 'node_modules/@sparticuz/chromium'),
  ...['axe-core', 'playwright', 'sharp'].map((name) => join(app, 'node_modules', name)),
];

const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * Names what looks at the views, without starting it: our own sources, the browser and the rules. Undefined with a
 * browser of the machine, of which only itself could say what it is.
 */
export const lookingTool = (): string | undefined => {
  if (!isPinnedBrowser()) return undefined;
  const hash = createHash('sha256').update(packages.map(versionOf).join(' '));
  for (const folder of sources)
    for (const name of readdirSync(folder).toSorted())
      hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 16);
};
