import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBuiltFiles } from '../snapshots/builtFiles.ts';
import { type CleanLook, packLooks, unpackLooks } from '../snapshots/cleanLooks.ts';
import { lookKeys } from '../snapshots/lookKeys.ts';
import type { Pass } from '../snapshots/Pass.ts';
import type { View } from '../snapshots/View.ts';

const size = { width: 390, height: 844 };
const passes: Pass[] = [
  { ...size, brand: 'northbay', scheme: 'light', language: 'en', axe: 'all', isPictured: true },
];
const viewOf = (id: string): View => ({ ...size, id, title: id, isWhole: true, isPictured: true });

const entry = 'assets/entry.js';
const views = ['home', 'help'].map(viewOf);
const filesOf = ({ id }: View) => new Set(['index.json', entry, `assets/${id}.js`, 'api/never-built']);

/** An entry as the build writes it: which files a story needs stands there by numbers. */
const entryOf = (needs: Readonly<Record<string, readonly string[]>>, code = 'start()') => {
  const names = [...new Set(Object.values(needs).flat())].map((name) => `./${name}`);
  const stories = Object.entries(needs).map(
    ([id, needed]) =>
      `"./${id}.stories.tsx":()=>a(()=>import(\`./${id}.js\`),__vite__mapDeps([${needed.map((name) => names.indexOf(`./${name}`)).join(',')}]),import.meta.url)`,
  );
  return `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\nconst s={${stories.join(',')}};${code}`;
};

let dist: string;

const write = (name: string, content: string) => writeFileSync(join(dist, name), content);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'stories-'));
  mkdirSync(join(dist, 'assets'));
  write('index.json', '{}');
  write(entry, entryOf({ home: ['home.css'], help: ['help.css'] }));
  write('assets/home.js', 'home');
  write('assets/help.js', 'help');
});

afterEach(() => rmSync(dist, { recursive: true }));

const accepted = (tool = 'tool') => {
  const keys = lookKeys({ built: readBuiltFiles(dist), tool });
  return new Map(views.map((view) => [view.id, keys.lookOf(view, passes, filesOf(view))!]));
};

/** The views that are drawn now, although they were accepted so. */
const drawnNow = (looks: ReadonlyMap<string, CleanLook>, tool: string | undefined = 'tool', now = views) => {
  const keys = lookKeys({ built: readBuiltFiles(dist), tool });
  return now.filter((view) => !keys.isUnchanged(view, passes, looks.get(view.id))).map(({ id }) => id);
};

test('a view whose files are as they were is not drawn, wherever and whenever they were built', () => {
  const looks = accepted();
  write(entry, entryOf({ home: ['home.css'], help: ['help.css'] }));
  expect(drawnNow(looks)).toEqual([]);
});

test('a file that has changed draws the views that fetched it, and no other', () => {
  const looks = accepted();
  write('assets/help.js', 'help, in other words');
  expect(drawnNow(looks)).toEqual(['help']);
});

test('a file that is gone draws the views that fetched it', () => {
  const looks = accepted();
  rmSync(join(dist, 'assets/home.js'));
  expect(drawnNow(looks)).toEqual(['home']);
});

test('a story that is added, and the numbers that this shifts, draw no other', () => {
  const looks = accepted();
  write(entry, entryOf({ games: ['games.css'], home: ['home.css'], help: ['help.css'] }));
  write('index.json', '{"games":1}');
  expect(drawnNow(looks)).toEqual([]);
});

test('styles that a file needs from now on draw its views', () => {
  const looks = accepted();
  write(entry, entryOf({ home: ['home.css', 'more.css'], help: ['help.css'] }));
  expect(drawnNow(looks)).toEqual(['home']);
});

test('what every page runs draws all views', () => {
  const looks = accepted();
  write(entry, entryOf({ home: ['home.css'], help: ['help.css'] }, 'start(otherwise)'));
  expect(drawnNow(looks)).toEqual(['home', 'help']);
});

test('another browser or tool, and one that is not known, draw all views', () => {
  const looks = accepted();
  expect(drawnNow(looks, 'another')).toEqual(['home', 'help']);
  expect(drawnNow(looks, '')).toEqual(['home', 'help']);
  const unknown = lookKeys({ built: readBuiltFiles(dist), tool: undefined });
  expect(unknown.isUnchanged(views[0]!, passes, looks.get('home'))).toBe(false);
  expect(unknown.lookOf(views[0]!, passes, filesOf(views[0]!))).toBeUndefined();
});

test('a view that is looked at otherwise, or was never clean, is drawn', () => {
  const looks = accepted();
  expect(drawnNow(looks, 'tool', [{ ...views[0]!, width: 391 }, views[1]!])).toEqual(['home']);
  looks.delete('help');
  expect(drawnNow(looks)).toEqual(['help']);
});

test('looks are kept whole, and a line that was spoilt is as none', () => {
  const looks = accepted();
  const packed = packLooks(looks);
  expect(unpackLooks(packed)).toEqual(looks);
  const spoilt = { ...packed, views: { home: 'nothing', help: packed.views['help']! } };
  expect([...unpackLooks(spoilt).keys()]).toEqual(['help']);
});
