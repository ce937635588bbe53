import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as kit from './index.ts';

const root = join(import.meta.dirname, '../../..');

const product = globSync(
  ['packages/{features,shell}/**/*.{ts,tsx}', 'apps/{web,console,storybook}/**/*.{ts,tsx}'],
  {
    cwd: root,
    exclude: (path) => /node_modules|dist|\.cache/.test(path),
  },
)
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => text.includes("'@marquee/ui'"));

const imported = new Set(
  product.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@marquee\/ui'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/ as .*$/, '')),
    ),
  ),
);

test('what the kit offers is used outside of it: delete a part with its stories, or keep it out of index.ts', () => {
  const unused = Object.keys(kit).filter((name) => !imported.has(name));
  expect(unused).toEqual([]);
});
