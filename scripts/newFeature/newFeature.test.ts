import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageIds } from '@marquee/reference';
import { afterAll, expect, test } from 'vitest';
import { openCopy } from '../planted/openCopy.ts';
import { fillCatalogs } from './fillCatalogs.ts';
import { writeFeature } from './writeFeature.ts';

const copy = await openCopy();
afterAll(copy.remove);

// What this run has told its own processes is nothing for those of the copy.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST.*|NODE_ENV|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/.test(name),
  ),
);

/** Runs a command in the copy; what it said is the reason where it failed. */
const run = (command: string, ...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: copy.folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
};

const titles = Object.fromEntries(languageIds.map((language) => [language, `Daily draw ${language}`]));

test(
  'a feature that was just made has types, texts, tests, a call and a screen that hold',
  { timeout: 600_000 },
  () => {
    const wish = { id: 'daily-draw', titles: { ...titles, en: 'Daily draw' } };
    const written = writeFeature(copy.folder, wish);
    run('pnpm', 'install', '--offline', '--no-frozen-lockfile', '--reporter=silent');
    run('node', 'scripts/generate.ts');
    fillCatalogs(copy.folder, wish);
    run('pnpm', 'exec', 'oxfmt', ...written.filter((path) => !path.endsWith('.md')));

    run('pnpm', 'exec', 'oxlint');
    run('node', 'config/checkCatalogs.ts');
    run('node', 'scripts/checkFolders.ts');
    run('pnpm', 'exec', 'tsc', '-p', 'packages/features/daily-draw/tsconfig.json', '--noEmit');
    const tested = run(
      'pnpm',
      'exec',
      'vitest',
      'run',
      '--configLoader',
      'native',
      '--config',
      'config/vitest.config.ts',
      '--root',
      '.',
      'daily-draw',
      'dailyDraw',
      'gallery/screens',
    );
    expect(tested).toContain('DailyDraw.page.test.tsx');
    expect(tested).toContain('getDailyDraw.test.ts');
    expect(tested).toContain('screens.test.ts');
  },
);

test('a name that is taken or malformed is refused, and nothing is written', () => {
  const brand = join(copy.folder, 'brands/northbay/brand.ts');
  const before = readFileSync(brand, 'utf8');
  for (const id of ['wallet', 'Daily', 'daily_draw', '']) {
    expect(() => writeFeature(copy.folder, { id, titles: { en: 'Twice' } }), id).toThrow(/already|no name/);
  }
  expect(readFileSync(brand, 'utf8')).toBe(before);
  expect(existsSync(join(copy.folder, 'packages/features/Daily'))).toBe(false);
});
