// Refuses folders of the platform that import each other, over whatever detour: `checkFolders.ts`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './steps/root.ts';

const sources = join(root, 'apps/platform/src');
const areas = JSON.parse(readFileSync(join(sources, '../package.json'), 'utf8')) as {
  imports: Record<string, string>;
};

/** Folder that a file counts as: one below its area, or the area itself. */
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 2).join('/');

/** What a file imports, as paths below the sources; types count, because they tie as well. */
const importsOf = (file: string): string[] => {
  const text = readFileSync(join(sources, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?'([.#][^']+)'/gm)].map(([, path = '']) =>
    path.startsWith('#')
      ? relative('src', areas.imports[path] ?? path)
      : relative(sources, join(sources, dirname(file), path)),
  );
};

/** By importing folder and imported folder: an import that ties them, in words. */
const edges = new Map<string, Map<string, string>>();
for (const file of globSync('**/*.ts', { cwd: sources })) {
  // Doors name what all folders of an area offer, and tests look where they like.
  if (/\.test\.ts$|(^|\/)testing\/|^[^/]+\/index\.ts$/.test(file)) continue;
  const from = folderOf(file);
  for (const path of importsOf(file)) {
    const to = folderOf(path);
    if (to === from || !to.includes('/') || !from.includes('/')) continue;
    const known = edges.get(from) ?? new Map<string, string>();
    known.set(to, `${file} imports ${path}`);
    edges.set(from, known);
  }
}

/** The shortest way from a folder back to itself, as the imports on it. */
const cycleOf = (start: string): string[] | undefined => {
  const seen = new Set<string>();
  let ends = [{ at: start, way: [] as string[] }];
  while (ends.length > 0) {
    const next: typeof ends = [];
    for (const { at, way } of ends) {
      for (const [to, told] of edges.get(at) ?? []) {
        if (to === start) return [...way, told];
        if (seen.has(to)) continue;
        seen.add(to);
        next.push({ at: to, way: [...way, told] });
      }
    }
    ends = next;
  }
  return undefined;
};

const told = new Set<string>();
for (const folder of [...edges.keys()].toSorted()) {
  const cycle = cycleOf(folder);
  if (!cycle || cycle.some((step) => told.has(step))) continue;
  for (const step of cycle) told.add(step);
  console.error(`Folders import each other:\n  ${cycle.join('\n  ')}`);
  process.exitCode = 1;
}
if (told.size > 0)
  console.error('Move what both need into a folder below them, or let the upper one hand it in.');
