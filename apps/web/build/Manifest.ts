/** A chunk as Vite's manifest names it. */
type Chunk = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
};

/** Vite's manifest: chunks by the path of their module. */
export type Manifest = Record<string, Chunk>;

const languageOf = (key: string) => /\/locales\/([a-z]{2})\.po$/.exec(key)?.[1];

const walk = (manifest: Manifest, from: readonly string[], next: (chunk: Chunk) => readonly string[]) => {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const further of next(chunk)) visit(further);
  };
  for (const key of from) visit(key);
  return [...seen];
};

/** Modules that a page holds as soon as those of `from` run. */
export const staticModules = (manifest: Manifest, from: readonly string[]) =>
  walk(manifest, from, ({ imports = [] }) => imports);

/** Every file that a brand's pages can ever ask for: what its entry reaches, less the catalogs of other languages. */
export const filesOf = (manifest: Manifest, entry: string, languages: readonly string[]) => {
  const isOffered = (key: string) => {
    const language = languageOf(key);
    return language === undefined || languages.includes(language);
  };
  const keys = walk(manifest, [entry], ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter(isOffered),
  );
  return new Set(
    keys.flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key]!;
      return [file, ...css, ...assets];
    }),
  );
};
