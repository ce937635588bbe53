import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const isLeftOut = (name: string) =>
  /^(?:node_modules|dist|snapshots|test-results|coverage|bench|\..+)$|\.test(?:-d)?\.tsx?$|\.stories\.tsx$|\.md$/.test(
    name,
  );

const filesBelow = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !isLeftOut(name));
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesBelow(inside) : entry.isFile() ? [inside] : [];
    });
};

const addFile = (hash: Hash, root: string, path: string) => {
  const content = readFileSync(path);
  hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
};

/** One hash of all files of some folders below a root, with their names: tests, documents and what tools make are left out. */
export const hashSources = (root: string, paths: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) addFile(hash, root, file);
  return hash.digest('hex');
};

/** One hash of values that JSON can say. */
export const hashValues = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');
