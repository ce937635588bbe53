import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './repository.ts';

type Manifest = {
  dependencies?: Record<string, string>;
  imports?: Record<string, string>;
  exports?: Record<string, string>;
};

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const packageOf = (file: string): string =>
  existsSync(join(dirname(file), 'package.json')) ? dirname(file) : packageOf(dirname(file));

/** What a file loads when it runs: types are gone by then. */
const loadsOf = (text: string) =>
  [
    ...text.matchAll(
      /(?:^|\n)(?:import|export)(?! type\b)[^'";]*?from '(?<from>[^']+)'|(?:^|\n)import '(?<alone>[^']+)'|\bimport\('(?<later>[^']+)'\)/g,
    ),
  ].map(({ groups }) => groups!['from'] ?? groups!['alone'] ?? groups!['later'] ?? '');

const rules = readFileSync(join(repository, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
const taken = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));

/** Whether the image's context holds a file: what begins with `!` is in, but for tests and what they use. */
const isInContext = (path: string) =>
  taken.some((rule) => path === rule || path.startsWith(`${rule}/`)) &&
  !/(^|\/)testing\/|\.test\.tsx?$/.test(path);

test('the image holds every file that the platform loads, and installs every package that these name', () => {
  const problems: string[] = [];
  const known = new Set<string>();
  const visit = (file: string) => {
    if (known.has(file)) return;
    known.add(file);
    const path = relative(repository, file);
    if (!isInContext(path)) problems.push(`${path} is loaded and not in the image`);
    const home = packageOf(file);
    const { dependencies = {}, imports = {} } = manifestOf(home);
    for (const load of loadsOf(readFileSync(file, 'utf8'))) {
      if (isBuiltin(load)) continue;
      const [scope = '', word = ''] = load.split('/');
      const name = scope.startsWith('@') ? `${scope}/${word}` : scope;
      if (load.startsWith('.')) visit(resolve(dirname(file), load));
      else if (load.startsWith('#')) visit(join(home, imports[load] ?? load));
      else if (!(name in dependencies)) problems.push(`${path} loads ${name}, which is not installed`);
      else if (name.startsWith('@marquee/')) {
        const folder = join(repository, 'packages', name.slice('@marquee/'.length));
        const target = manifestOf(folder).exports?.[`.${load.slice(name.length)}`];
        visit(join(folder, target ?? load));
      }
    }
  };
  visit(join(repository, 'apps/platform/src/main.ts'));
  expect(known.size).toBeGreaterThan(500);
  expect(problems).toEqual([]);
});
