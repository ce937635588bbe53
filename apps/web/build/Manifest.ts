import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of code: which of our modules it holds, what it loads, and the styles and assets that come with it. */
export type Chunk = {
  modules: string[];
  imports: string[];
  dynamicImports: string[];
  css: string[];
  assets: string[];
};

/** The built code by file, as `siteManifest` writes it. */
export type Manifest = Record<string, Chunk>;

const catalogPath = /\/locales\/([\w-]+)\.po$/;

/** The language of a chunk of texts; undefined for one of code. */
const languageOf = ({ modules }: Chunk) => catalogPath.exec(modules[0] ?? '')?.[1];

/** The file that a module stands in; undefined when nothing loads the module. */
export const chunkOf = (manifest: Manifest, module: string): string | undefined =>
  Object.keys(manifest).find((file) => manifest[file]!.modules.includes(module));

const walk = (manifest: Manifest, modules: readonly string[], next: (chunk: Chunk) => readonly string[]) => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = manifest[file];
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const further of next(chunk)) visit(further);
  };
  for (const module of modules) visit(chunkOf(manifest, module) ?? '');
  return [...seen];
};

/** Files that a page holds as soon as `modules` run. */
export const staticFiles = (manifest: Manifest, modules: readonly string[]) =>
  walk(manifest, modules, ({ imports }) => imports);

/** Every file that a brand's pages can ever ask for: what its entry reaches, less the texts of other languages. */
export const filesOf = (manifest: Manifest, entry: string, languages: readonly string[]) => {
  const isOffered = (file: string) => {
    const language = manifest[file] && languageOf(manifest[file]);
    return language === undefined || languages.includes(language);
  };
  const files = walk(manifest, [entry], ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter(isOffered),
  );
  return new Set(files.flatMap((file) => [file, ...manifest[file]!.css, ...manifest[file]!.assets]));
};

/** The manifest of the code that stands in `dist`. */
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../dist/client/site.json'), 'utf8')) as Manifest;
