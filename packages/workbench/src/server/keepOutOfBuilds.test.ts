import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { keepOutOfBuilds } from './keepOutOfBuilds.ts';

// From where the sites are built, the package has a name.
const web = join(import.meta.dirname, '../../../../apps/web');

const buildOf = (code: string) =>
  build({
    configFile: false,
    root: web,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(web, 'entry.js') : undefined),
        load: (id) => (id === join(web, 'entry.js') ? code : undefined),
      },
      keepOutOfBuilds(),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });

test('a build that reaches the workbench ends, and one that does not is made', async () => {
  await expect(buildOf('export const answer = 42;')).resolves.toBeTruthy();
  await expect(buildOf("import '@marquee/workbench/start';")).rejects.toThrow(/development alone/);
});
