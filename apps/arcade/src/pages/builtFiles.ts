import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { file: string; css?: string[]; imports?: string[] };

/** Where the pages' scripts and styles are built to. */
export const builtFolder = join(import.meta.dirname, '../../dist');

let manifest: Record<string, Chunk> | undefined;

/** Files of a page that is built, by its entry. @throws where nothing has been built. */
export const builtFiles = (entry: string): { script: string; styles: string[]; preloads: string[] } => {
  try {
    manifest ??= JSON.parse(readFileSync(join(builtFolder, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      Chunk
    >;
  } catch (error) {
    throw new Error('The arcade’s pages are not built: pnpm --filter @marquee/arcade build.', {
      cause: error,
    });
  }
  const chunk = manifest[`src/${entry}`];
  if (!chunk) throw new Error(`There is no page ${entry}.`);
  const needed = new Set<string>();
  const visit = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    manifest?.[name]?.imports?.forEach(visit);
  };
  chunk.imports?.forEach(visit);
  const others = [...needed].flatMap((name) => manifest?.[name] ?? []);
  return {
    script: chunk.file,
    styles: [chunk, ...others].flatMap(({ css }) => css ?? []),
    preloads: others.map(({ file }) => file),
  };
};
