// Refuses a migration that was changed after it had landed, and a release whose database nothing keeps for later ones
// to upgrade: `checkMigrations.ts [--take]`.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps/root.ts';

const folder = join(root, 'apps/platform/migrations');
const list = join(folder, 'landed.json');
const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');

const landed = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
const files = globSync('*.sql', { cwd: folder }).toSorted();
const problems: string[] = [];
for (const [file, hash] of Object.entries(landed)) {
  if (!files.includes(file)) problems.push(`${file} has landed and is gone: databases have had it.`);
  else if (hashOf(file) !== hash)
    problems.push(
      `${file} has landed and was changed: undo that, and write what is to change as a further one.`,
    );
}
const further = files.filter((file) => !Object.hasOwn(landed, file));
if (problems.length === 0 && process.argv.includes('--take')) {
  const all = Object.fromEntries(files.map((file) => [file, landed[file] ?? hashOf(file)]));
  writeFileSync(list, `${JSON.stringify(all, null, 2)}\n`);
} else {
  for (const file of further)
    problems.push(
      `${file} is not in landed.json: run node scripts/checkMigrations.ts --take when it is done.`,
    );
}
const newest = files.at(-1)?.replace(/\.sql$/, '');
const kept = globSync(`${newest}.{sql.br,json}`, { cwd: join(root, 'apps/platform/test/releases/kept') });
if (kept.length < 2)
  problems.push(
    `No database with migrations up to ${newest} is kept, so nothing would notice a later release that cannot upgrade it: run npm run keep-release, and commit what it writes.`,
  );
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
