import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesFolder, readDeployment, rendererFile } from '@marquee/deployment';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrandPackage } from './BrandPackage.ts';
import { type ContentStore, openContentStore } from './ContentStore.ts';
import { placePackages } from './placePackages.ts';

let root = '';
let store: ContentStore;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-packages-'));
  store = openContentStore(join(root, 'files'));
  mkdirSync(join(root, 'renderer'));
  writeFileSync(join(root, 'renderer/renderer.js'), 'render()');
});
afterEach(() => rmSync(root, { recursive: true }));

/** As much of what pages are rendered from as tells one brand's from another's. */
const kitOf = (entry: string) => ({ entry }) as BrandPackage['kit'];

const packageOf = async (id: string, texts: Readonly<Record<string, string>>): Promise<BrandPackage> => {
  const files: Record<string, string> = {};
  for (const [path, text] of Object.entries(texts))
    files[path] = await store.keep(path, Buffer.from(text), 'brand');
  return { id, files, routes: ['/'], kit: kitOf(id), served: [] };
};

const dist = () => join(root, 'dist');
const place = (packages: readonly BrandPackage[], from: ContentStore = store) =>
  placePackages({
    dist: dist(),
    packages,
    deployment: { ...readDeployment({}), sites: packages.flatMap(({ served }) => served) },
    renderer: join(root, 'renderer'),
    writtenBy: 'test',
    store: from,
  });
const page = (id: string) => readFileSync(join(dist(), 'brands', id, 'index.html'), 'utf8');

test('what brands share is one file, with what it is compressed to', async () => {
  const code = { 'assets/a.js': 'code()' };
  place([
    await packageOf('one', { 'index.html': '1', ...code }),
    await packageOf('two', { 'index.html': '2', ...code }),
  ]);
  for (const ending of ['', '.br', '.gz']) {
    const [one, two] = ['one', 'two'].map((id) =>
      statSync(join(dist(), 'brands', id, `assets/a.js${ending}`)),
    );
    expect(one!.ino).toBe(two!.ino);
  }
  expect([page('one'), page('two')]).toEqual(['1', '2']);
});

test('a brand that changes is placed anew, one that is gone goes, and the others stay', async () => {
  const kept = await packageOf('kept', { 'index.html': 'kept' });
  const gone = await packageOf('gone', { 'index.html': 'gone' });
  for (const text of ['first', 'second', 'third']) {
    place([kept, ...(text === 'first' ? [gone] : []), await packageOf('new', { 'index.html': text })]);
    expect([page('kept'), page('new')]).toEqual(['kept', text]);
  }
  expect(existsSync(join(dist(), 'brands/gone'))).toBe(false);
});

test('a build that is killed halfway leaves the old folders whole, and the next one ends what it began', async () => {
  const [one, two] = [
    await packageOf('one', { 'index.html': 'old' }),
    await packageOf('two', { 'index.html': 'old' }),
  ];
  place([one, two]);
  const next = [
    await packageOf('one', { 'index.html': 'new' }),
    await packageOf('two', { 'index.html': 'new' }),
  ];
  const placeSome = vi.fn<ContentStore['place']>((key, path) => {
    if (placeSome.mock.calls.length > 1) throw new Error('killed');
    store.place(key, path);
  });
  expect(() => place(next, { ...store, place: placeSome })).toThrow('killed');
  expect([page('one'), page('two')]).toEqual(['old', 'old']);
  place(next);
  expect([page('one'), page('two')]).toEqual(['new', 'new']);
});

test('folders that a build of an older release left behind are taken over', async () => {
  mkdirSync(join(dist(), 'brands/one'), { recursive: true });
  writeFileSync(join(dist(), 'brands/one/index.html'), 'older');
  place([await packageOf('one', { 'index.html': 'new' })]);
  expect(page('one')).toBe('new');
});

test('a folder that somebody has removed comes again', async () => {
  const one = await packageOf('one', { 'index.html': 'here' });
  place([one]);
  rmSync(join(dist(), 'brands/one'), { recursive: true });
  place([one]);
  expect(page('one')).toBe('here');
});

test('the store forgets what is old and unused alone', async () => {
  const [used, unused, fresh] = await Promise.all(
    ['used', 'unused', 'fresh'].map((text) => store.keep('a.js', Buffer.from(text), 'shared')),
  );
  const old = new Date('2026-01-01');
  for (const key of [used!, unused!])
    for (const ending of ['', '.br', '.gz']) utimesSync(join(root, 'files', key + ending), old, old);
  store.sweep(new Set([used!]), new Date('2026-02-01'));
  expect([used!, unused!, fresh!].map(store.has)).toEqual([true, false, true]);
});

test('what renders pages stands beside the brands, and goes with its brand', async () => {
  const [one, two] = await Promise.all(['one', 'two'].map((id) => packageOf(id, { 'app.html': id })));
  const kitIn = (id: string) => join(dist(), 'brands', pagesFolder, `${id}.json`);
  place([one!, two!]);
  expect(readFileSync(join(dist(), 'brands', pagesFolder, rendererFile), 'utf8')).toBe('render()');
  expect(JSON.parse(readFileSync(kitIn('two'), 'utf8'))).toEqual({ entry: 'two' });
  for (const _ of ['the other slot', 'the first one again']) place([one!]);
  expect([kitIn('one'), kitIn('two')].map((path) => existsSync(path))).toEqual([true, false]);
});
