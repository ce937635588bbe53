import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page of the stories is made from: each file of the build by its name, reduced to a digest. */
export type BuiltFiles = {
  /** Undefined for what is no file of the build, or says nothing about what a story looks like. */
  digestOf: (name: string) => string | undefined;
};

const storybookDist = join(import.meta.dirname, '../../dist');

const digest = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 16);
};

/** Where a file says what another needs: by numbers of a list of its own, which every change of another file shifts. */
const list =
  /__vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(?<names>\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);?/;
const load =
  /import\((?<quote>[`'"])(?:\.\/)?(?<file>[^`'"]+)\k<quote>\)(?<needs>,__vite__mapDeps\(\[(?<numbers>[\d,]*)\]\))?/g;

/** How the entry knows of the files of stories: which of them a page shows is told by what it fetched. */
const storyLoad =
  /"[^"]+\.stories\.tsx":\(\)=>[\w$]+\(\(\)=>import\([^)]*\),(?:__vite__mapDeps\(\[[\d,]*\]\)|\[\]|void 0),import\.meta\.url\),?/g;

/** The list of all stories: a page reads its own line alone, which the view's name and title repeat. */
const toldElsewhere = new Set(['index.json']);

type Script = { text: string; needs: Map<string, string> };

const readScript = (code: string): Script => {
  const names = JSON.parse(list.exec(code)?.groups?.['names'] ?? '[]') as string[];
  const needs = new Map<string, string>();
  for (const { groups } of code.matchAll(load)) {
    const needed = (groups!['numbers'] ?? '').split(',').filter(Boolean);
    needs.set(groups!['file']!, needed.map((number) => names[Number(number)]).join(' '));
  }
  const text = code
    .replace(list, '')
    .replaceAll(storyLoad, '')
    .replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, '');
  return { text, needs };
};

/** Reads a built Storybook, so that the files of a page can be compared with those of a page of an earlier build. */
export const readBuiltFiles = (dist = storybookDist): BuiltFiles => {
  const scripts = new Map<string, string>();
  const needsOf = new Map<string, Set<string>>();
  for (const name of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))) {
    const { text, needs } = readScript(readFileSync(join(dist, 'assets', name), 'utf8'));
    scripts.set(`assets/${name}`, text);
    for (const [file, needed] of needs) {
      const known = needsOf.get(`assets/${file}`) ?? new Set();
      needsOf.set(`assets/${file}`, known.add(needed));
    }
  }
  const digests = new Map<string, string | undefined>();
  const read = (name: string) => {
    const path = join(dist, name);
    if (toldElsewhere.has(name) || !existsSync(path)) return undefined;
    return digest(
      scripts.get(name) ?? readFileSync(path),
      [...(needsOf.get(name) ?? [])].toSorted().join('\n'),
    );
  };
  return {
    digestOf: (name) => {
      if (!digests.has(name)) digests.set(name, read(name));
      return digests.get(name);
    },
  };
};
