import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Installed, built, kept or drawn: nothing that a person writes. */
const leftOut = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.turbo',
  '.vite',
  '.cache',
  'test-results',
]);

const readable = /\.(ts|tsx|mjs|json|jsonc|yaml|md|css|html|po)$/;

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else if (entry.isFile() && readable.test(entry.name)) yield path;
  }
}

/** What a brand says of where it came from; nothing reads it. */
const origin = /^brands\/[^/]+\/README\.md$/;

/** How files outside of a brand's folder name it: an id alone may be any word. */
export const namesOf = (id: string): string[] => [`brands/${id}`, `${id}.localhost`];

/** The files of the repository, outside of a brand's own folder, that say one of some names. */
export const mentionsOf = (root: string, id: string, names: readonly string[]): string[] => {
  const own = join(root, 'brands', id) + sep;
  const words = names.map((name) => name.replaceAll('.', '\\.')).join('|');
  const named = new RegExp(`(?<![\\w-])(${words})(?![\\w-])`);
  return [...filesOf(root)]
    .filter((path) => !path.startsWith(own) && named.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path))
    .filter((path) => !origin.test(path));
};
