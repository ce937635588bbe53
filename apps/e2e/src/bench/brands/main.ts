import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, testVariables } from '@marquee/variables';
import { copyWithBrands } from './copyWithBrands.ts';
import { costOf } from './costOf.ts';
import { sizeOf } from './sizeOf.ts';
import { startOf } from './startOf.ts';

const { requiredNumber } = createReader(testVariables);
const count = requiredNumber('BRANDS');
const idleSeconds = requiredNumber('IDLE_SECONDS');
const model = 'northbay';
const { copy, add, remove } = copyWithBrands(model);
const web = join(copy, 'apps/web');

const build = () => costOf(copy, ['node', 'apps/web/build/buildSites.ts']);
const forget = () => {
  for (const folder of ['dist', 'node_modules/.cache/marquee'])
    rmSync(join(web, folder), { recursive: true, force: true });
};
const change = (file: string, before: RegExp, after: string) => {
  const path = join(copy, 'brands', file);
  const text = readFileSync(path, 'utf8');
  if (!before.test(text)) throw new Error(`${path} has nothing like ${before}.`);
  writeFileSync(path, text.replace(before, after));
};

const rows: Record<string, Record<string, string>> = {};
const tell = (name: string, cost: { cpu: number; wall: number }, ratio = '') => {
  rows[name] = { 'CPU, s': cost.cpu.toFixed(1), 'wall, s': cost.wall.toFixed(1), ratio };
  console.error(`${name}: ${cost.cpu.toFixed(1)} s of CPU, ${cost.wall.toFixed(1)} s`);
};

/** Prints what brands cost: builds from nothing and after one change, what they take up, and a platform that has them all. */
try {
  const plain = await costOf(web, ['node', 'node_modules/vite/bin/vite.js', 'build', '--app']);
  tell('plain vite build', plain);
  forget();
  const one = await build();
  tell('one brand', one, `${(one.cpu / plain.cpu).toFixed(2)} × plain`);
  for (let number = 1; number < count; number += 1) add(number);
  forget();
  const all = await build();
  const further = (all.cpu - one.cpu) / (count - 1);
  tell(
    `${count} brands`,
    all,
    `${(all.cpu / one.cpu).toFixed(2)} × one, ${further.toFixed(2)} s a further one`,
  );
  tell('nothing changed', await build());
  const colour = /accent: '#[\da-f]+'/i;
  change('brand-1/tokens.ts', colour, "accent: '#7c2d92'");
  tell('one colour changed', await build());
  change('brand-2/tokens.ts', colour, "accent: '#7c2d92'");
  tell('another colour changed', await build());
  change('brand-1/brand.ts', /name: '.*'/, "name: 'Another name'");
  tell('one name changed', await build());
  add(count);
  tell('a brand more', await build());
  const { shared, own } = sizeOf(join(web, 'dist/brands'));
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  console.table(rows);
  console.log(
    `Output: ${megabytes(shared + own)}, of which ${megabytes(shared)} are shared and ${(own / (count + 1) / 1e3).toFixed(0)} kB each brand's own.`,
  );
  // Every build makes the database that first starts begin from.
  await costOf(join(copy, 'apps/platform'), ['node', 'scripts/emptyDatabase.ts']);
  const start = await startOf(copy, idleSeconds);
  console.log(
    `First start of the platform with ${count + 1} merchants: ${start.cpu.toFixed(1)} s of CPU, ${start.wall.toFixed(1)} s; idle ${(start.idle * 100).toFixed(2)} % of one processor.`,
  );
} finally {
  remove();
}
