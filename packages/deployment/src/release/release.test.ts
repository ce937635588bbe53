import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDeployment } from '../readDeployment.ts';
import { placeRelease } from './placeRelease.ts';
import { rollBack } from './rollBack.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const root = () => join(folder, 'served');
const current = (file: string) => join(root(), 'current', file);
const { root: _root, ...settings } = readDeployment({});

/** Makes a build whose brand has these files. */
const build = (files: readonly string[]) => {
  const built = join(folder, 'dist');
  rmSync(built, { recursive: true, force: true });
  for (const file of files) {
    const path = join(built, 'brands', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  const site = {
    folder: 'lotus',
    pages: '',
    domains: ['lotus.example'],
    prefixes: [],
    routes: ['/'],
    policy: 'p',
  };
  mkdirSync(join(built, 'deploy'), { recursive: true });
  writeFileSync(join(built, 'deploy/sites.json'), JSON.stringify([site]));
  return built;
};

const place = (date: string, files: readonly string[]) =>
  placeRelease({
    built: build(files),
    root: root(),
    settings,
    keepDays: 30,
    keepReleases: 3,
    now: new Date(date),
  });

test('a page of the release before still finds its hashed files, and none of its pages', () => {
  place('2026-01-01', [
    'lotus/index.html',
    'lotus/old/index.html',
    'lotus/assets/a-1.js',
    'lotus/assets/a-1.js.br',
  ]);
  place('2026-01-02', ['lotus/index.html', 'lotus/assets/a-2.js']);
  for (const file of ['a-1.js', 'a-1.js.br', 'a-2.js'])
    expect(existsSync(current(`lotus/assets/${file}`))).toBe(true);
  expect(existsSync(current('lotus/old/index.html'))).toBe(false);
});

test('files are kept for their days from the moment in which they are no longer part of a release', () => {
  place('2026-01-01', ['lotus/assets/a-1.js']);
  place('2026-06-01', ['lotus/assets/a-2.js']);
  place('2026-06-20', ['lotus/assets/a-3.js']);
  expect(readdirSync(current('lotus/assets'))).toEqual(['a-1.js', 'a-2.js', 'a-3.js']);
  place('2026-07-10', ['lotus/assets/a-4.js']);
  expect(readdirSync(current('lotus/assets'))).toEqual(['a-2.js', 'a-3.js', 'a-4.js']);
});

test('the configuration of a release names its own folder, so that pages and their policy change together', () => {
  const first = place('2026-01-01', ['lotus/index.html']);
  expect(readFileSync(current('nginx.conf'), 'utf8')).toContain(`${first}/`);
  const second = place('2026-01-02', ['lotus/index.html']);
  expect(readFileSync(current('Caddyfile'), 'utf8')).toContain(`${second}/`);
  expect(readFileSync(join(first, 'nginx.conf'), 'utf8')).toContain(`${first}/`);
});

test('going back serves the release before, and keeps what pages of the newer one ask for', () => {
  const first = place('2026-01-01', ['lotus/assets/a-1.js']);
  place('2026-01-02', ['lotus/assets/a-2.js']);
  expect(rollBack({ root: root(), keepDays: 30, now: new Date('2026-01-03') })).toBe(first);
  expect(realpathSync(join(root(), 'current'))).toBe(realpathSync(first));
  expect(readdirSync(current('lotus/assets'))).toEqual(['a-1.js', 'a-2.js']);
  expect(() => rollBack({ root: root(), keepDays: 30, now: new Date('2026-01-04') })).toThrow(
    /no release before/,
  );
});

test('as many releases as are asked for stay on disk, and carried files are stored once', () => {
  for (const day of [1, 2, 3, 4, 5]) place(`2026-01-0${day}`, [`lotus/assets/a-${day}.js`]);
  expect(readdirSync(join(root(), 'releases'))).toHaveLength(3);
  expect(readdirSync(current('lotus/assets'))).toHaveLength(5);
  expect(statSync(current('lotus/assets/a-1.js')).nlink).toBeGreaterThanOrEqual(3);
});

test('what the release before has already is stored once, but for what may change under its name', () => {
  const files = ['lotus/index.html', 'lotus/assets/a-1.js'];
  place('2026-01-01', files);
  place('2026-01-02', files);
  expect(statSync(current('lotus/assets/a-1.js')).nlink).toBe(2);
  expect(statSync(current('lotus/index.html')).nlink).toBe(1);
});

test('a brand that is gone leaves nothing behind', () => {
  place('2026-01-01', ['lotus/assets/a-1.js', 'rose/assets/b-1.js']);
  place('2026-01-02', ['lotus/assets/a-2.js']);
  expect(existsSync(current('rose'))).toBe(false);
});

test('what holds no build is refused with what to run', () => {
  const release = { built: folder, root: root(), settings, keepDays: 30, keepReleases: 3, now: new Date() };
  expect(() => placeRelease(release)).toThrow(/npm run build/);
});
