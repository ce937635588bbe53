import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { documentPolicy, pagesFolder, type ServedSite } from '@marquee/deployment';
import { builtSites, dist } from './openWebServers.ts';

/** Address of the code that a page begins with. */
export const entryOf = (html: string): string => /data-entry="([^"]+)"/.exec(html)?.[1] ?? '';

const pack = (path: string, text: string) => {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  writeFileSync(path, text);
  writeFileSync(`${path}.br`, brotliCompressSync(text, quick));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 1 }));
};

/** Writes one brand as another build would: its code has another name, and what the build has written a style that no page had. */
const changeBrand = (folder: string): string => {
  // The speed test's address ends as a file's name does, and is a folder.
  const documents = globSync('**/*.html', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const before = entryOf(readFileSync(join(folder, 'app.html'), 'utf8'));
  const after = before.replace('.js', '-next.js');
  for (const suffix of ['', '.br', '.gz'])
    renameSync(join(folder, `${before}${suffix}`), join(folder, `${after}${suffix}`));
  const texts = documents.map((name) => {
    const html = readFileSync(join(folder, name), 'utf8').replaceAll(before, after);
    const text = html.replace('</head>', '<style>.next{color:inherit}</style></head>');
    pack(join(folder, name), text);
    return text;
  });
  const kit = join(folder, '..', pagesFolder, `${basename(folder)}.json`);
  writeFileSync(kit, readFileSync(kit, 'utf8').replaceAll(before, after));
  return documentPolicy(texts, ['']);
};

/** Makes the build of a next release out of the one that there is. */
export const makeNextBuild = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  // The build's folder is a link to that of its last run.
  cpSync(join(dist, 'brands'), join(folder, 'brands'), { recursive: true, dereference: true });
  const policies = new Map<string, string>();
  const sites = builtSites().map((site): ServedSite => {
    const policy = policies.get(site.folder) ?? changeBrand(join(folder, 'brands', site.folder));
    policies.set(site.folder, policy);
    return { ...site, policy };
  });
  mkdirSync(join(folder, 'deploy'), { recursive: true });
  writeFileSync(join(folder, 'deploy/sites.json'), JSON.stringify(sites));
};
